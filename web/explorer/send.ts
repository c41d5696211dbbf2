import { adoptToken, readAdminToken } from "../apollo/adminToken.ts"
import { senderHeaders } from "./sender.ts"

/** Sends a document to this server as whoever is chosen. Its answer is JSON, unless something between has answered. */
export const send = async (request: { query: string; variables: unknown; operationName: string | undefined }) => {
  const sentToken = readAdminToken()
  const answer = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...senderHeaders() },
    body: JSON.stringify(request),
  })
  adoptToken(sentToken, answer)
  return { status: answer.status, text: await answer.text() }
}
