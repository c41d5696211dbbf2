export interface PictureFile {
  isWhole: boolean
  frames: number
  /** The number of passes over the picture; more than 1 only in a progressive JPEG. */
  scans: number
  /**
   * The same picture, pixel for pixel, without location, camera, dates, comments, thumbnails, and whatever follows its
   * end. Color profile, animation and orientation are preserved. Only parts known to be needed are copied, so an unknown
   * part cannot leak anything.
   */
  publicBytes: Buffer
}

/** Collects the parts of a file to copy. Adjacent parts stay in one piece. */
export const createPartialCopy = (bytes: Buffer) => {
  const pieces: Buffer[] = []
  let from = -1
  let to = -1

  const finishPiece = () => {
    if (to > from) pieces.push(bytes.subarray(from, to))
    from = -1
    to = -1
  }

  return {
    /** Copies the bytes from `start` to `end`, or to the end of the file. */
    keep: (start: number, end: number) => {
      if (start !== to) {
        finishPiece()
        from = start
      }
      to = Math.min(end, bytes.length)
    },
    insert: (piece: Buffer) => {
      finishPiece()
      pieces.push(piece)
    },
    join: () => {
      finishPiece()
      const [only] = pieces
      return only && pieces.length === 1 ? only : Buffer.concat(pieces)
    },
  }
}
