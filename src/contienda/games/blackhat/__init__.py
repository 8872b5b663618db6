"""Black Hat by Timo Multamäki (Dragon Dawn Productions, 2015): trick-taking on a network for two to six players."""
