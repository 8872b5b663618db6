"""What leaves the program on paper or as a document: the debrief as text and tables, the parts of a game to cut out.

`typesetting` turns Typst sources into PDF; `parts` says what a game gives to be printed, `imposition` places it on
sheets, and `printing` makes the whole file.
"""
