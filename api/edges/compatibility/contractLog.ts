import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { buildSchema, type GraphQLSchema } from "graphql"
import { projectRoot } from "../../platform/processes/projectRoot.ts"
import { membersOf, pathsOnlyIn } from "./deprecation.ts"
import { callsOf, compareOpenApi, type OpenApiDocument } from "./openApiChanges.ts"

const folder = join(projectRoot, "docs", "contract")

export const SCHEMA_FILE = "schema.graphql"
export const OPEN_API_FILE = "openapi.json"
export const RELEASE_FILE = "release.json"

export const CHANGES_ID = "contract-changes"

export interface Release {
  version: string
  date: string
}

export const readContract = (name: string) => readFile(join(folder, name), "utf8")

export const readRelease = async (): Promise<Release> => JSON.parse(await readContract(RELEASE_FILE))

interface Contract {
  schema: GraphQLSchema
  openApi: OpenApiDocument
}

export interface ContractChange {
  kind: "added" | "deprecated" | "removed"
  api: "GraphQL" | "REST"
  what: string
  reason: string | null
}

const restReasons = (document: OpenApiDocument) =>
  new Map(
    [...callsOf(document)].map(([call, { deprecated, description = "" }]) => [call, deprecated ? description : null]),
  )

/** Everything that is deprecated in `now` is listed too, even if it was already deprecated in `before`. */
export const contractChanges = (before: Contract, now: Contract): ContractChange[] => {
  const changesOf = (
    api: ContractChange["api"],
    was: ReadonlyMap<string, string | null>,
    is: ReadonlyMap<string, string | null>,
    added: string[],
  ): ContractChange[] => [
    ...[...is].flatMap(([what, reason]) =>
      reason === null ? [] : [{ api, kind: "deprecated" as const, what, reason }],
    ),
    ...pathsOnlyIn(was, is).map((what) => ({
      api,
      kind: "removed" as const,
      what,
      reason: was.get(what) ?? null,
    })),
    ...added.map((what) => ({ api, kind: "added" as const, what, reason: null })),
  ]
  const [was, is] = [membersOf(before.schema), membersOf(now.schema)]
  const { added } = compareOpenApi(before.openApi, now.openApi, "")
  return [
    ...changesOf("GraphQL", was, is, pathsOnlyIn(is, was)),
    ...changesOf("REST", restReasons(before.openApi), restReasons(now.openApi), added),
  ]
}

export const changesSinceRelease = async (now: Contract) => {
  const [release, schema, openApi] = [
    await readRelease(),
    await readContract(SCHEMA_FILE),
    await readContract(OPEN_API_FILE),
  ]
  return { release, changes: contractChanges({ schema: buildSchema(schema), openApi: JSON.parse(openApi) }, now) }
}
