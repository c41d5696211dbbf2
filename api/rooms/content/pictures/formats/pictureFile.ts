export interface PictureFile {
  isWhole: boolean
  frames: number
  /** Passes over the picture; more than 1 only in progressive JPEGs. */
  scans: number
  /** The same pixels without metadata. Only known parts are copied, so that unknown ones leak nothing. */
  publicBytes: Buffer
}

/** Adjacent parts stay one piece, so that a file without metadata is not copied. */
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
