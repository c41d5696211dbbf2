import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { projectRoot } from "../../processes/projectRoot.ts"

const OTHERS = 0o077
const HEAD = "SQLite format 3\0"

const headOf = (path: string) => {
  const head = Buffer.alloc(HEAD.length)
  const file = openSync(path, "r")
  const length = readSync(file, head)
  closeSync(file)
  return head.toString("latin1", 0, length)
}

/**
 * Refuses other kinds of files before it changes anything. A pipe is not even opened, as that would wait for a writer.
 */
const requireDatabase = (file: string) => {
  const other = [file, `${file}-wal`, `${file}-shm`, `${file}.lock`].find(
    (path) => existsSync(path) && !statSync(path).isFile(),
  )
  if (other) throw new Error(`DATABASE_URL names ${file}, but ${other} is not a regular file`)
  if (existsSync(file) && !["", HEAD].includes(headOf(file)))
    throw new Error(
      `DATABASE_URL names ${file}, which is not a SQLite database. Name another file; if it is a damaged database, ` +
        "move it and the files named like it away, and run npm run restore -- FILE with the last backup",
    )
}

// Only the owner of a file can change its mode; another owner has decided who may read it.
const restrictToOwner = (path: string) => {
  const { mode, uid } = statSync(path)
  if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(path, mode & ~OTHERS)
}

/** An existing folder may hold other files, so it keeps its mode. */
export const makePrivate = (file: string) => {
  const folder = dirname(file)
  requireDatabase(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (folder === join(projectRoot, ".data")) restrictToOwner(folder)
  for (const path of [file, `${file}.lock`]) closeSync(openSync(path, "a", 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}.lock`]) if (existsSync(path)) restrictToOwner(path)
}
