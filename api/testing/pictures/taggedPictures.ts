import sharp from "sharp"
import { newColor } from "./pictures.ts"

/** Metadata that `taggedPicture` embeds, for admins only. */
export const secrets = ["GPS-SECRET", "CAMERA-SECRET", "XMP-SECRET"]

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="XMP-SECRET"/></rdf:RDF></x:xmpmeta>`

/** A picture with location, camera, XMP and a color profile, as a phone writes it, rotated by its orientation tag. */
export const taggedPicture = (format: "jpeg" | "png" | "webp", { orientation = 6 } = {}) =>
  sharp({
    create: { width: 64, height: 32, channels: 3, background: newColor(), noise: { type: "gaussian", sigma: 40 } },
  })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Model: "CAMERA-SECRET" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100", GPSAreaInformation: "GPS-SECRET" },
    })
    .withXmp(XMP)
    .withIccProfile("p3")
    .toFormat(format)
    .toBuffer()
