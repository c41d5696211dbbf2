import { setTimeout as pause, setImmediate } from "node:timers/promises"
import { QueryTypes, type Sequelize, type Transaction } from "sequelize"
import { giveWay } from "../../processes/giveWay.ts"

/**
 * Secure deletion overwrites each row where it stands. But SQLite balances its trees by copying rows from page to page,
 * and leaves in the gap between a page's index and its rows what it has copied away. Long after the row itself is gone,
 * its bytes can be read there. So the gaps are filled with zeros: no row is in them, and SQLite may write there next.
 */

const HEADER_BYTES = 100
/** The first byte of the pages of tables and indexes. That of the other pages is 0 in files below 64 GB. */
const INNER = [2, 5]
const LEAVES = [10, 13]
const PAGES_AT_ONCE = 128
const GIVE_WAY_MS = 200
const TRIES = 50
const RETRY_MS = 100

const NOTHING = Buffer.alloc(65_536)

/** Where a page has neither index nor rows; null for a page of another kind, and for a page without such a place. */
const gapOf = (page: Buffer, number: number) => {
  const header = number === 1 ? HEADER_BYTES : 0
  const type = page[header] ?? 0
  const isInner = INNER.includes(type)
  if (!isInner && !LEAVES.includes(type)) return null
  const start = header + (isInner ? 12 : 8) + 2 * page.readUInt16BE(header + 3)
  // 0 stands for 65,536.
  const end = page.readUInt16BE(header + 5) || 65_536
  return start < end && end <= page.length ? { start, end } : null
}

/** The page with zeros in its gap; null if they are there. */
export const wiped = (page: Buffer, number: number): Buffer | null => {
  const gap = gapOf(page, number)
  if (!gap || page.compare(NOTHING, 0, gap.end - gap.start, gap.start, gap.end) === 0) return null
  return Buffer.from(page).fill(0, gap.start, gap.end)
}

/** Writes all that is in the write-ahead log into the file, and empties the log. Another process may keep it for a moment. */
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

const isDirty = ({ data, pgno }: Page) => wiped(data, pgno) !== null

/** Wipes some pages, as they are now: nobody else writes meanwhile. */
const wipePages = (sequelize: Sequelize, numbers: readonly number[]) =>
  sequelize.transaction(async (transaction) => {
    for (const { data, pgno } of await readPages(sequelize, numbers, transaction)) {
      const page = wiped(data, pgno)
      const sql = `UPDATE sqlite_dbpage SET data = X'${page?.toString("hex")}' WHERE pgno = ${pgno}`
      if (page) await sequelize.query(sql, { type: QueryTypes.RAW, transaction })
    }
  })

/** Of a file that is never wiped, however often one tries. */
export class NotWipeableError extends Error {}

const pragma = async (sequelize: Sequelize, name: "auto_vacuum" | "page_count") => {
  const [row] = await sequelize.query<Record<string, number>>(`PRAGMA ${name}`, { type: QueryTypes.SELECT })
  return row?.[name] ?? 0
}

/** Clears deleted rows from a SQLite file and its log; returns how many pages had some. */
export const wipeGaps = async (sequelize: Sequelize): Promise<number> => {
  // Such a file has pages of another kind that begin with the same byte.
  if ((await pragma(sequelize, "auto_vacuum")) !== 0)
    throw new NotWipeableError("the database file has auto_vacuum on, so its gaps are not wiped: run VACUUM")
  const count = await pragma(sequelize, "page_count")
  let total = 0
  for (let first = 1; first <= count; first += PAGES_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(PAGES_AT_ONCE, count - first + 1) }, (_, index) => first + index)
    const dirty = (await readPages(sequelize, numbers)).filter(isDirty).map(({ pgno }) => pgno)
    if (dirty.length > 0) await wipePages(sequelize, dirty)
    total += dirty.length
    // After many erasures much is dirty, and whoever writes waits for each of these transactions.
    await (dirty.length > 0 ? giveWay(GIVE_WAY_MS) : setImmediate())
  }
  await emptyLog(sequelize)
  return total
}
