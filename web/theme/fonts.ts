import overpass from "@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url"

/** The font that the first view of every page needs; the browser would learn of it from the style sheet only. */
export const preloadedFont = overpass
