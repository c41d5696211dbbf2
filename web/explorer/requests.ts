import { parse, print } from "graphql"
import { sessionTexts } from "../parts/browser/storedTexts.ts"
import { firstRequests, newRequest } from "./firstRequests.ts"

/** What one tab asks. */
export interface Request {
  id: number
  query: string
  /** JSON, or nothing. */
  variables: string
}

export interface Requests {
  all: readonly Request[]
  open: number
}

// They may name people, so they go with the browser's tab; one that stores nothing is no error.
const KEY = "explorer_requests"

/** The requests of this browser's tab, or those that the explorer begins with. */
export const readRequests = (): Requests => {
  const stored = sessionTexts.read(KEY)
  return stored
    ? JSON.parse(stored)
    : { all: firstRequests.map((query, id) => ({ id, query, variables: "" })), open: 0 }
}

export const storeRequests = (requests: Requests) => void sessionTexts.write(KEY, JSON.stringify(requests))

/** With another request open, which is empty but for a hint. */
export const withNewRequest = ({ all }: Requests): Requests => {
  const id = Math.max(-1, ...all.map((request) => request.id)) + 1
  return { all: [...all, { id, query: newRequest, variables: "" }], open: id }
}

/** Without one; its neighbor opens in its place. The last one stays. */
export const withoutRequest = ({ all, open }: Requests, id: number): Requests => {
  const at = all.findIndex((request) => request.id === id)
  const left = all.filter((request) => request.id !== id)
  const neighbor = left[Math.min(at, left.length - 1)]
  return neighbor ? { all: left, open: open === id ? neighbor.id : open } : { all, open }
}

/** What a tab is called: by its first operation. */
export const titleOf = (query: string) => /^\s*(?:query|mutation)\s+(\w+)/m.exec(query)?.[1] ?? "New request"

/** The name of the operation that the cursor is in; undefined where the server can tell by itself, or has to complain. */
export const operationAt = (query: string, cursor: number) => {
  try {
    const operations = parse(query).definitions.filter(({ kind }) => kind === "OperationDefinition")
    const meant = operations.find(({ loc }) => loc && cursor <= loc.end) ?? operations.at(-1)
    return operations.length > 1 && meant && "name" in meant ? meant.name?.value : undefined
  } catch {
    return undefined
  }
}

/** The document as GraphQL's own printer writes it, which drops comments; null if it is none. */
export const formatted = (query: string) => {
  try {
    return print(parse(query))
  } catch {
    return null
  }
}
