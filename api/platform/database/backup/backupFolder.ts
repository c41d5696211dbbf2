import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Sequelize } from "sequelize"
import { DAY_MS } from "../../../contract/text/durations.ts"
import type { Config } from "../../config/config.schema.ts"
import { writeBackup } from "./writeBackup.ts"

const BACKUP = /^farelight-\d{8}T\d{9}Z\.backup\.gz$/
const PARTIAL = /^farelight-.*\.partial$/

const nameAt = (moment: Date) => `farelight-${moment.toISOString().replaceAll(/[-:.]/g, "")}.backup.gz`

const removeAbandoned = async (folder: string, names: readonly string[]) => {
  for (const path of names.filter((name) => PARTIAL.test(name)).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

/** Returns the path of the new backup. Keeps only the `keep` newest. */
export const backUpInto = async (
  sequelize: Sequelize,
  settings: Config["database"],
  folder: string,
  keep: number,
): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const own = nameAt(new Date())
  const path = join(folder, own)
  await writeBackup(sequelize, settings, path)
  const names = await readdir(folder)
  // Always keep the new backup, even if an older file is named later because a clock was ahead.
  const others = names.filter((name) => BACKUP.test(name) && name !== own)
  for (const name of others
    .sort()
    .reverse()
    .slice(keep - 1))
    await rm(join(folder, name), { force: true })
  await removeAbandoned(folder, names)
  return path
}
