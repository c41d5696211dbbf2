import type { GraphQLObjectType } from "graphql"
import { servedSchema } from "../../edges/graphql/schema.ts"
import { newAddress, type TestApp } from "../testApp.ts"
import { smallestCall } from "./smallestCall.ts"

const fieldsOf = (type: GraphQLObjectType | null | undefined) => type?.getFields() ?? {}

export const queries = fieldsOf(servedSchema.getQueryType())
export const mutations = fieldsOf(servedSchema.getMutationType())

export type OperationKind = "query" | "mutation"

export const fieldOf = (kind: OperationKind, name: string) => {
  const field = (kind === "query" ? queries : mutations)[name]
  if (!field) throw new Error(`The schema has no ${kind} ${name}`)
  return field
}

export interface Answer {
  status: number
  headers: Headers
  text: string
}

const send = async (app: TestApp, path: string, init: RequestInit, token: string | undefined): Promise<Answer> => {
  const headers = new Headers(init.headers)
  headers.set("x-forwarded-for", newAddress())
  if (token) headers.set("authorization", `Bearer ${token}`)
  const response = await fetch(app.url + path, { ...init, headers, redirect: "manual" })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Sends the required arguments only; `given` replaces some. */
export const callOperation = (
  app: TestApp,
  kind: OperationKind,
  name: string,
  token: string | undefined,
  given: Record<string, unknown> = {},
) => {
  const { query, variables: required, files } = smallestCall(kind, fieldOf(kind, name), given)
  const variables = { ...required, ...given }
  const headers = { accept: "application/graphql-response+json", "apollo-require-preflight": "true" }
  if (files.length === 0) {
    const init = {
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    }
    return send(app, "/graphql", { method: "POST", ...init }, token)
  }
  const body = new FormData()
  body.set("operations", JSON.stringify({ query, variables }))
  body.set("map", JSON.stringify({ 0: files.map((file) => `variables.${file}`) }))
  body.set("0", new Blob(["no picture"]), "file.png")
  return send(app, "/graphql", { method: "POST", headers, body }, token)
}

/** By default with a body that no route accepts. */
export const callRoute = (app: TestApp, route: string, token?: string, search = "", json?: string) => {
  const [method = "", pattern = ""] = route.split(" ")
  const path = pattern
    .replace(":page", "home")
    .replace(/\{\*\w+\}/, "x")
    .replace(/:\w+/, "1")
  const body = method === "GET" ? null : (json ?? "x")
  const type = json === undefined ? "text/plain" : "application/json"
  return send(app, path + search, { method, headers: { "content-type": type }, body }, token)
}
