import type Libsql from "libsql"

/**
 * Secure deletion overwrites each row where it stands. But SQLite balances its trees by copying rows from page to page,
 * and leaves in the gap between a page's index and its rows what it has copied away. Long after the row itself is gone,
 * its bytes can be read there. So the gaps are filled with zeros: no row is in them, and SQLite may write there next.
 */

const HEADER_BYTES = 100
/** The first byte of the pages of tables and indexes. That of the other pages is 0 in files below 64 GB. */
const INNER = [2, 5]
const LEAVES = [10, 13]
const PAGES_AT_ONCE = 200
const TRIES = 50
const RETRY_MS = 100

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
  if (!gap || page.subarray(gap.start, gap.end).every((byte) => byte === 0)) return null
  return Buffer.from(page).fill(0, gap.start, gap.end)
}

const sleep = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Does what another process may keep from being done for a moment. */
const patiently = (work: () => boolean, what: string) => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (work()) return
    sleep(RETRY_MS)
  }
  throw new Error(`other processes kept the database busy: ${what} was not done`)
}

/** Writes all that is in the write-ahead log into the file, and empties the log. */
const emptyLog = (handle: Libsql.Database) =>
  patiently(() => {
    const [result] = handle.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all() as { busy: number }[]
    return result?.busy === 0
  }, "emptying its log")

const findDirty = (handle: Libsql.Database) => {
  const dirty: number[] = []
  for (const row of handle.prepare("SELECT pgno, data FROM sqlite_dbpage").iterate() as Iterable<{
    pgno: number
    data: ArrayBuffer
  }>)
    if (wiped(Buffer.from(row.data), row.pgno)) dirty.push(row.pgno)
  return dirty
}

/** Wipes some pages, as they are now; nobody else writes meanwhile. */
const wipePages = (handle: Libsql.Database, numbers: readonly number[]) =>
  patiently(() => {
    try {
      handle.exec("BEGIN IMMEDIATE")
    } catch (error) {
      if (/busy|locked/i.test(String(error))) return false
      throw error
    }
    const read = handle.prepare("SELECT data FROM sqlite_dbpage WHERE pgno = ?")
    const write = handle.prepare("UPDATE sqlite_dbpage SET data = ? WHERE pgno = ?")
    for (const number of numbers) {
      const [row] = read.all([number]) as { data: ArrayBuffer }[]
      const page = row && wiped(Buffer.from(row.data), number)
      if (page) write.run([page, number])
    }
    handle.exec("COMMIT")
    return true
  }, "wiping its pages")

/** Leaves no byte of deleted rows in a file and its log; says how many pages had some. Blocks: for a program of its own. */
export const wipeFile = (handle: Libsql.Database): number => {
  const [mode] = handle.prepare("PRAGMA auto_vacuum").all() as { auto_vacuum: number }[]
  // Such a file has pages of another kind that begin with the same byte.
  if (mode?.auto_vacuum !== 0) throw new Error("the database file has auto_vacuum on: run VACUUM instead")
  handle.exec("PRAGMA secure_delete=ON")
  emptyLog(handle)
  const dirty = findDirty(handle)
  for (let start = 0; start < dirty.length; start += PAGES_AT_ONCE)
    wipePages(handle, dirty.slice(start, start + PAGES_AT_ONCE))
  emptyLog(handle)
  return dirty.length
}
