/** `total` is undefined if the server does not send it. */
export interface ExportProgress {
  rows: number
  total: number | undefined
}

const LINE_FEED = 0x0a
const QUOTE = 0x22

/** Counts CSV rows while bytes arrive. Line breaks in quotes belong to a value. */
export const createRowCounter = () => {
  let lines = 0
  let isQuoted = false
  let isInRow = false
  return {
    add: (bytes: Uint8Array) => {
      // UTF-8 uses these bytes for nothing else. A plain loop, as an export may have 100 million bytes.
      for (let index = 0; index < bytes.length; index += 1) {
        if (bytes[index] === QUOTE) isQuoted = !isQuoted
        else if (bytes[index] === LINE_FEED && !isQuoted) lines += 1
      }
      if (bytes.length > 0) isInRow = isQuoted || bytes.at(-1) !== LINE_FEED
    },
    /** Excludes the header. */
    rows: () => Math.max(0, lines - 1),
    isInRow: () => isInRow,
  }
}

export const statedRows = (headers: Headers) => {
  const stated = headers.get("x-total-count")
  return stated && /^\d+$/.test(stated) ? Number(stated) : undefined
}

/** Such as `12,000 of 200,000 rows`. */
export const describeProgress = ({ rows, total }: ExportProgress) => {
  const arrived = rows.toLocaleString("en-US")
  return total === undefined ? `${arrived} rows` : `${arrived} of ${total.toLocaleString("en-US")} rows`
}
