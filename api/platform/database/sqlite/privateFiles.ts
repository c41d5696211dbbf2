import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { projectRoot } from "../../config/projectRoot.ts"

const OTHERS = 0o077

// Only a file's owner can change its mode; another owner has decided who may read it.
const takeFromOthers = (path: string) => {
  const { mode, uid } = statSync(path)
  if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(path, mode & ~OTHERS)
}

/**
 * Makes the folder and the files of a SQLite database readable by their owner alone, whether or not they exist yet:
 * SQLite gives its write-ahead log the mode of the database. An existing folder is left alone, as it may hold other
 * files, except for the default one.
 */
export const keepPrivate = (file: string) => {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (folder === join(projectRoot, ".data")) takeFromOthers(folder)
  for (const path of [file, `${file}.lock`]) closeSync(openSync(path, "a", 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`, `${file}.lock`]) if (existsSync(path)) takeFromOthers(path)
}
