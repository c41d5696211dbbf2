import type { GraphiQL } from "graphiql"
import type { ComponentProps } from "react"
import { adoptToken, readAdminToken } from "../apollo/adminToken.ts"
import { senderHeaders } from "./sender.ts"

type Fetcher = ComponentProps<typeof GraphiQL>["fetcher"]

/** Sends a document to this server as whoever is chosen, and answers what it answered, errors included. */
export const fetcher: Fetcher = async ({ operationName, ...parameters }) => {
  // Right after a change of tabs, GraphiQL still has the name from the one before.
  const isNamed = operationName && parameters.query.includes(operationName)
  const sentToken = readAdminToken()
  const answer = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...senderHeaders() },
    body: JSON.stringify(isNamed ? { ...parameters, operationName } : parameters),
  })
  adoptToken(sentToken, answer)
  return answer.json()
}
