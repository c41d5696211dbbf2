/** Collects the parts of a file that are kept. Parts that lie next to each other stay one piece. */
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
    /** Takes over the bytes from `start` up to `end`, or up to the end of the file. */
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
