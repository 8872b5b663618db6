"""Black Hat by Timo Multamäki (Dragon Dawn Productions, 2015): tricks and a network for two to six."""
