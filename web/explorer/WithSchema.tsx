import { withAccessDescribed } from "@farelight/api/contract/api/needs.ts"
import { buildASTSchema, type GraphQLSchema, parse } from "graphql"
import { type ReactNode, useCallback, useEffect, useState } from "react"

// The written schema and no introspection query, which would be charged to whoever asks.
const loadSchema = async () => {
  const answer = await fetch("/schema.graphql")
  if (!answer.ok) throw new Error(`The schema was answered with ${answer.status}`)
  return buildASTSchema(withAccessDescribed(parse(await answer.text())), { assumeValid: true })
}

/** What needs the schema, once it is loaded; until then what keeps it. */
export const WithSchema = ({ children }: { children: (schema: GraphQLSchema) => ReactNode }) => {
  const [schema, setSchema] = useState<GraphQLSchema | "loading" | "failed">("loading")
  const load = useCallback(async () => {
    setSchema("loading")
    setSchema(await loadSchema().catch(() => "failed" as const))
  }, [])
  useEffect(() => void load(), [load])

  if (schema === "loading")
    return (
      <p className="explorerNotice" role="status">
        Loading the schema...
      </p>
    )
  if (schema === "failed")
    return (
      <p className="explorerNotice" role="alert">
        The schema could not be loaded.
        <button type="button" onClick={load}>
          Try again
        </button>
      </p>
    )
  return children(schema)
}
