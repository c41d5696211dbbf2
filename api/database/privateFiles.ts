import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { projectRoot } from "../projectRoot.ts"

const OTHERS = 0o077

// Whoever does not own a file cannot change its mode; its owner has then settled who may read it.
const takeFromOthers = (path: string) => {
  const { mode, uid } = statSync(path)
  if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(path, mode & ~OTHERS)
}

/**
 * Makes the folder and the files of a SQLite database readable by their owner alone, whether they are there already
 * or not: SQLite gives its write-ahead log the mode of the database. A folder that was there before is left as it is,
 * as it may hold more than ours, except for the default one.
 */
export const keepPrivate = (file: string) => {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (folder === join(projectRoot, ".data")) takeFromOthers(folder)
  for (const path of [file, `${file}.lock`]) closeSync(openSync(path, "a", 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}.lock`]) if (existsSync(path)) takeFromOthers(path)
}
