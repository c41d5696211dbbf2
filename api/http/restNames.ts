import type { JsonObject } from "./jsonBody.ts"

/** The REST name of a field: GraphQL's, in snake case (SPEC §3). */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The values of a REST body under their GraphQL names. */
export const fromRestNames = (body: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  )
