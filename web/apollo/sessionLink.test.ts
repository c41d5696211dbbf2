import { gql } from "@apollo/client"
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals"
import { HttpResponse, http } from "msw"
import { server } from "../testing/server.ts"
import { readAdminToken, storeAdminToken, wasTokenRefused } from "./adminToken.ts"
import { createApolloClient } from "./client.ts"
import { sessionLink } from "./sessionLink.ts"

const query = gql`
  query Ask {
    viewerPermissions {
      viewerCanReadLeads
    }
  }
`

const answerBy = (respond: (token: string) => Response | Promise<Response>) => {
  const tokens: string[] = []
  server.use(
    http.post("*/graphql", ({ request }) => {
      const token = request.headers.get("authorization")?.replace("Bearer ", "") ?? ""
      tokens.push(token)
      return respond(token)
    }),
  )
  return tokens
}

const ask = () => createApolloClient(sessionLink).query({ query, fetchPolicy: "no-cache", errorPolicy: "all" })

const data = { viewerPermissions: { __typename: "ViewerPermissions", viewerCanReadLeads: true } }
const withToken = (token: string) => HttpResponse.json({ data }, { headers: { "x-session-token": token } })
const refused = () =>
  HttpResponse.json({ data: null, errors: [{ message: "Sign in.", extensions: { code: "UNAUTHENTICATED" } }] })

beforeEach(() => storeAdminToken("first"))
afterEach(() => {
  jest.restoreAllMocks()
})

test("the session continues with the new token of an answer", async () => {
  const tokens = answerBy((token) => (token === "first" ? withToken("second") : HttpResponse.json({ data })))
  await ask()
  await ask()
  expect([tokens, readAdminToken()]).toEqual([["first", "second"], "second"])
})

test("a new token for a session that this browser has left is ignored", async () => {
  answerBy(() => {
    storeAdminToken("of somebody else")
    return withToken("second")
  })
  await ask()
  expect(readAdminToken()).toBe("of somebody else")
})

test("a late refusal of the previous token does not end the session", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  answerBy(() => {
    // Another tab signs in meanwhile.
    storeAdminToken("second")
    return refused()
  })
  await ask()
  expect([readAdminToken(), wasTokenRefused()]).toEqual(["second", false])
})
