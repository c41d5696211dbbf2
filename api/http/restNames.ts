/** The body of a request to REST, which must be a JSON object. */
export type JsonObject = Record<string, unknown>

/** The REST name of a field: GraphQL's, in snake case. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The values of a REST body under their GraphQL names. */
export const fromRestNames = (body: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  )
