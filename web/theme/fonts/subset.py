"""Cuts the site's fonts down to the letters of English and Spanish and the weights in use: half the bytes before the
first paint. Other letters come from the whole fonts, which browsers fetch only when a page has one.

    apt-get install python3-fonttools python3-brotli
    /usr/bin/python3 web/theme/fonts/subset.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
SOURCES = HERE.parents[2] / "node_modules/@fontsource-variable"
# As in the unicode-range of fonts.css.
LETTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0¡©®°·¿×ÁÉÍÑÓÚÜáéíñóúü–—‘’“”•…€−™")]


def cut(font, lightest, heaviest):
    name = f"{font}-latin-wght-normal.woff2"
    cut_font = TTFont(SOURCES / font / "files" / name)
    options = subset.Options(layout_features=["kern", "mark", "ccmp", "tnum"], hinting=False, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(cut_font)
    cut_font = instancer.instantiateVariableFont(cut_font, {"wght": (lightest, heaviest)})
    cut_font.flavor = "woff2"
    cut_font.save(HERE / f"{font}.woff2")


cut("overpass", 400, 900)
cut("overpass-mono", 400, 700)
