import { existsSync } from "node:fs"
import { type ParseArgsConfig, parseArgs } from "node:util"
import type { Sequelize } from "sequelize"
import { openDatabase } from "../main/models.ts"
import { config } from "../platform/config/config.ts"
import { closeDatabase } from "../platform/database/connection/database.ts"
import { describeFailure, toUnavailableError } from "../platform/database/connection/failures.ts"
import { logger } from "../platform/log/logger.ts"

export const openExistingDatabase = (): Sequelize => {
  const { database } = config
  if (database.dialect === "sqlite" && !existsSync(database.file))
    throw new Error(`${database.file} of DATABASE_URL does not exist`)
  return openDatabase(database)
}

interface CommandArguments {
  file: string | undefined
  isForced: boolean
}

export const runToEnd = async (work: () => Promise<void>) => {
  try {
    await work()
  } catch (error) {
    logger.debug({ err: error })
    const subject = toUnavailableError(error) ? "The database of DATABASE_URL cannot be used: " : ""
    console.error(subject + describeFailure(error as Error))
    process.exitCode = 1
  }
  await closeDatabase()
}

export const runCommand = (usage: string, work: (given: CommandArguments) => Promise<string>) =>
  runToEnd(async () => {
    // Backups contain personal data, so only the user who runs the command may read new files.
    process.umask(0o077)
    const options = { force: { type: "boolean" }, help: { type: "boolean" } } satisfies ParseArgsConfig["options"]
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > 1) throw new Error(usage)
    const given = { file: positionals[0], isForced: values.force ?? false }
    process.stdout.write(`${values.help ? usage : await work(given)}\n`)
  })
