import { ForeignKeyConstraintError, UniqueConstraintError } from "sequelize"
import { logger } from "../../logger.ts"
import type { MediaFile } from "./mediaFile.model.ts"
import { MediaOriginal } from "./mediaOriginal.model.ts"
import { MediaRendition } from "./mediaRendition.model.ts"
import { type Rendition, type RenditionFormat, renditionsOf, toPicture } from "./picture.ts"
import { sharp } from "./sharp.ts"
import { createTurns } from "./turns.ts"

// At this effort AVIF takes a tenth of the default's time for files of the same size.
const encoding: Record<RenditionFormat, object> = { avif: { quality: 55, effort: 2 }, webp: { quality: 78 } }

/** Encoding keeps a core busy: one rendition at a time, so that requests are answered meanwhile. */
const inTurn = createTurns(1)

// What sharp leaves out unless told otherwise: all metadata, the place where a photo was taken included. Whether the
// picture is whole was decided when it was uploaded.
const makeRendition = (original: Buffer, { width, format }: Rendition) =>
  sharp(original, { failOn: "none", limitInputPixels: false, sequentialRead: true })
    .autoOrient()
    .resize({ width })
    .toColourspace("srgb")
    .toFormat(format, encoding[format])
    .toBuffer()

/** The bytes of a file as they were uploaded; null once it is deleted. */
export const readOriginal = async ({ id }: Pick<MediaFile, "id">): Promise<Buffer | null> =>
  (await MediaOriginal.findByPk(id))?.data ?? null

const storeRendition = async (values: { mediaFileId: number; data: Buffer } & Rendition) => {
  try {
    await MediaRendition.create(values)
  } catch (error) {
    // Another process made it as well, or the file was deleted meanwhile: either way there is nothing to keep.
    if (!(error instanceof UniqueConstraintError || error instanceof ForeignKeyConstraintError)) throw error
  }
}

const findRendition = async ({ id }: MediaFile, { width, format }: Rendition) =>
  (await MediaRendition.findOne({ where: { mediaFileId: id, width, format } }))?.data ?? null

/** The bytes of one of the renditions of a file: as stored, or made now and stored. Null once the file is deleted. */
export const readRendition = async (file: MediaFile, rendition: Rendition): Promise<Buffer | null> =>
  (await findRendition(file, rendition)) ??
  inTurn(async () => {
    const madeMeanwhile = await findRendition(file, rendition)
    if (madeMeanwhile) return madeMeanwhile
    const original = await readOriginal(file)
    if (!original) return null
    const data = await makeRendition(original, rendition)
    await storeRendition({ mediaFileId: file.id, data, ...rendition })
    return data
  })

const underWay = new Set<Promise<void>>()

const makeAll = async (file: MediaFile) => {
  try {
    // One after the other: a visitor who asks for one meanwhile waits for a single one of them at most.
    for (const rendition of renditionsOf(toPicture(file))) await readRendition(file, rendition)
  } catch (error) {
    logger.warn({ err: error, mediaFileId: file.id }, "renditions could not be made; they are when they are asked for")
  }
}

/** Makes all renditions of a new file in the background, so that no visitor has to wait for them. */
export const makeRenditions = (file: MediaFile) => {
  const work = makeAll(file).finally(() => underWay.delete(work))
  underWay.add(work)
}

/** Waits for what is being made in the background. */
export const renditionsMade = () => Promise.all(underWay)
