import { readdir, readFile, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { buildSchema } from "graphql"
import {
  OPEN_API_FILE,
  RELEASE_FILE,
  type Release,
  readContract,
  readRelease,
  SCHEMA_FILE,
} from "../edges/compatibility/contractLog.ts"
import { deprecationFaults } from "../edges/compatibility/deprecation.ts"
import { type ContractChanges, compareSchemas } from "../edges/compatibility/graphqlChanges.ts"
import { compareOpenApi } from "../edges/compatibility/openApiChanges.ts"
import { acceptedBreaks } from "../edges/compatibility/removedCalls.ts"
import { schemaText } from "../edges/graphql/schema.ts"
import { openApiDocument } from "../edges/openapi/openApiDocument.ts"
import { lastMigrations } from "../platform/database/versions/releases.ts"
import { projectRoot } from "../platform/processes/projectRoot.ts"

const folder = join(projectRoot, "docs", "contract")

const majorOf = (version: string) => Number(version.split(".")[0])

interface ContractReport {
  released: Release
  refusals: string[]
  breaking: string[]
  added: string[]
}

const joined = (one: ContractChanges, other: ContractChanges): ContractChanges => ({
  breaking: [...one.breaking, ...other.breaking],
  unannounced: [...one.unannounced, ...other.unannounced],
  added: [...one.added, ...other.added],
})

/** `version` and `today` are those of the next release. */
export const checkContract = async ({
  version,
  today,
}: {
  version: string
  today: string
}): Promise<ContractReport> => {
  const released = await readRelease()
  const [before, now] = [buildSchema(await readContract(SCHEMA_FILE)), buildSchema(schemaText)]
  const { breaking, unannounced, added } = joined(
    await compareSchemas(before, now, today),
    compareOpenApi(JSON.parse(await readContract(OPEN_API_FILE)), openApiDocument(), today),
  )
  const isMajor = majorOf(version) > majorOf(released.version)
  const found = [...(isMajor ? [] : breaking), ...unannounced, ...deprecationFaults(before, now, released.date)]
  const accepts = (accepted: string | RegExp) => (one: string) =>
    typeof accepted === "string" ? accepted === one : accepted.test(one)
  const stale = acceptedBreaks.filter((accepted) => ![...breaking, ...unannounced].some(accepts(accepted)))
  const refusals = [
    ...found.filter((one) => !acceptedBreaks.some((accepted) => accepts(accepted)(one))),
    ...stale.map((one) => `removedCalls.ts accepts what is not so: ${one}`),
  ]
  return { released, refusals, breaking, added }
}

const DATED = /^## (\S+) — \d{4}-\d{2}-\d{2}$/m

export const releaseFaults = (
  version: string,
  { changelog, kept, lastMigration }: { changelog: string; kept: string | null; lastMigration: string },
): string[] => {
  const dated = DATED.exec(changelog)?.[1] ?? "none"
  const isWayBack = lastMigrations[version] === lastMigration
  return [
    ...(dated === version ? [] : [`the newest version with a day in docs/CHANGELOG.md is ${dated}, not ${version}`]),
    ...(kept === version ? [`${version} was released with another contract: package.json needs the next version`] : []),
    ...(isWayBack
      ? []
      : [`api/platform/database/versions/releases.ts does not say that ${lastMigration} is the last of ${version}`]),
  ]
}

const factsOf = async (released: Release) => {
  const [schema, openApi] = [await readContract(SCHEMA_FILE), JSON.parse(await readContract(OPEN_API_FILE))]
  const isSame = schema === schemaText && JSON.stringify(openApi) === JSON.stringify(openApiDocument())
  const migrations = await readdir(join(projectRoot, "api/platform/database/migrations"))
  return {
    changelog: await readFile(join(projectRoot, "docs/CHANGELOG.md"), "utf8"),
    /** Set if the released contract differs from today's. */
    kept: isSame ? null : released.version,
    lastMigration: basename(migrations.sort().at(-1) ?? "", ".ts"),
  }
}

/** Stores the contract as released today. Newly deprecated parts stay for six more months. */
export const releaseContract = async (release: Release): Promise<ContractReport> => {
  const report = await checkContract({ version: release.version, today: release.date })
  const late = deprecationFaults(buildSchema(await readContract(SCHEMA_FILE)), buildSchema(schemaText), release.date)
  const faults = releaseFaults(release.version, await factsOf(report.released))
  const refusals = [...new Set([...report.refusals, ...late, ...faults])]
  if (refusals.length === 0) {
    await writeFile(join(folder, SCHEMA_FILE), schemaText)
    await writeFile(join(folder, OPEN_API_FILE), `${JSON.stringify(openApiDocument(), null, 2)}\n`)
    await writeFile(join(folder, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`)
  }
  return { ...report, refusals }
}
