import sharp from "sharp"

// The picture library, set up once. It could read far more formats than the four that are taken (SVG, PDF, TIFF...):
// their decoders are shut off, so that none of them can be reached by a file that lies about what it is.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadNsgifBuffer",
    "VipsForeignLoadWebpBuffer",
  ],
})

// Every picture is decoded for another purpose; keeping pieces of them would only take memory.
sharp.cache(false)
// One core a picture: the other answers requests.
sharp.concurrency(1)

export { sharp }
