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
  // The new backup always stays, even if a fast clock once gave an older file a later name.
  const others = names.filter((name) => BACKUP.test(name) && name !== own)
  for (const name of others
    .sort()
    .reverse()
    .slice(keep - 1))
    await rm(join(folder, name), { force: true })
  await removeAbandoned(folder, names)
  return path
}
