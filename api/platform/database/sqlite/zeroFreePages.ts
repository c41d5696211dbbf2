import { setTimeout as pause, setImmediate } from "node:timers/promises"
import { QueryTypes, type Sequelize, type Transaction } from "sequelize"
import { yieldToRequests } from "../../processes/yieldToRequests.ts"

/**
 * `secure_delete` overwrites deleted rows, but moving rows between pages leaves copies in the gap between a page's
 * index and its rows. The gaps are filled with zeros, as they hold no rows.
 */

const HEADER_BYTES = 100
/** The first byte of table and index pages. Other pages begin with 0 in files below 64 GB. */
const INNER = [2, 5]
const LEAVES = [10, 13]
const PAGES_AT_ONCE = 128
const YIELD_MS = 200
const TRIES = 50
const RETRY_MS = 100

const NOTHING = Buffer.alloc(65_536)

const gapOf = (page: Buffer, number: number) => {
  const header = number === 1 ? HEADER_BYTES : 0
  const type = page[header] ?? 0
  const isInner = INNER.includes(type)
  if (!isInner && !LEAVES.includes(type)) return null
  const start = header + (isInner ? 12 : 8) + 2 * page.readUInt16BE(header + 3)
  // SQLite writes 0 for 65,536, which two bytes cannot hold.
  const end = page.readUInt16BE(header + 5) || 65_536
  return start < end && end <= page.length ? { start, end } : null
}

export const withZeroedGaps = (page: Buffer, number: number): Buffer | null => {
  const gap = gapOf(page, number)
  if (!gap || page.compare(NOTHING, 0, gap.end - gap.start, gap.start, gap.end) === 0) return null
  return Buffer.from(page).fill(0, gap.start, gap.end)
}

/** The log holds deleted rows too. Another process may block its truncation for a moment, so there are many tries. */
const emptyLog = async (sequelize: Sequelize) => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [result] = await sequelize.query<{ busy: number }>("PRAGMA wal_checkpoint(TRUNCATE)", {
      type: QueryTypes.SELECT,
    })
    if (result?.busy === 0) return
    await pause(RETRY_MS)
  }
  throw new Error("other processes kept the log of the database busy")
}

interface Page {
  pgno: number
  data: Buffer
}

const readPages = (sequelize: Sequelize, numbers: readonly number[], transaction?: Transaction) =>
  sequelize.query<Page>(`SELECT pgno, data FROM sqlite_dbpage WHERE pgno IN (${numbers.join()})`, {
    type: QueryTypes.SELECT,
    raw: true,
    transaction,
  })

const isDirty = ({ data, pgno }: Page) => withZeroedGaps(data, pgno) !== null

const wipePages = (sequelize: Sequelize, numbers: readonly number[]) =>
  sequelize.transaction(async (transaction) => {
    for (const { data, pgno } of await readPages(sequelize, numbers, transaction)) {
      const page = withZeroedGaps(data, pgno)
      const sql = `UPDATE sqlite_dbpage SET data = X'${page?.toString("hex")}' WHERE pgno = ${pgno}`
      if (page) await sequelize.query(sql, { type: QueryTypes.RAW, transaction })
    }
  })

/** The format of the file forbids wiping, so retries are useless. */
export class NotWipeableError extends Error {}

const pragma = async (sequelize: Sequelize, name: "auto_vacuum" | "page_count") => {
  const [row] = await sequelize.query<Record<string, number>>(`PRAGMA ${name}`, { type: QueryTypes.SELECT })
  return row?.[name] ?? 0
}

export const zeroFreePages = async (sequelize: Sequelize): Promise<number> => {
  // In auto_vacuum files, other pages may begin with the same byte, so such a file is refused.
  if ((await pragma(sequelize, "auto_vacuum")) !== 0)
    throw new NotWipeableError("the database file has auto_vacuum on, so its gaps are not wiped: run VACUUM")
  const count = await pragma(sequelize, "page_count")
  let total = 0
  for (let first = 1; first <= count; first += PAGES_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(PAGES_AT_ONCE, count - first + 1) }, (_, index) => first + index)
    const dirty = (await readPages(sequelize, numbers)).filter(isDirty).map(({ pgno }) => pgno)
    if (dirty.length > 0) await wipePages(sequelize, dirty)
    total += dirty.length
    // Pauses, as many pages may be dirty, and other writers wait during each of these transactions.
    await (dirty.length > 0 ? yieldToRequests(YIELD_MS) : setImmediate())
  }
  await emptyLog(sequelize)
  return total
}
