import { afterAll, beforeAll } from "@jest/globals"
import { createScratchDatabase, type ScratchDatabase } from "../../../api/testing/database/scratchDatabase.ts"
import { logIn } from "../../../api/testing/leadsClient.ts"
import { type Product, startProduct } from "../../../api/testing/product/product.ts"

/** The running product that the tests of one file share, and its owner. */
export interface Stage {
  readonly url: string
  /** The file of its database. */
  readonly databaseFile: string
  /** Asks GraphQL as the owner, and throws for an error. */
  ask<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>
  /** The secret of a new API key. */
  makeKey(...scopes: string[]): Promise<string>
}

/** Starts the built product on a fresh database around all tests of a file. */
export const setUpStage = (environment: Record<string, string> | (() => Record<string, string>) = {}): Stage => {
  let database: ScratchDatabase
  let product: Product
  let token: string

  beforeAll(async () => {
    const settings = typeof environment === "function" ? environment() : environment
    database = await createScratchDatabase(undefined)
    product = await startProduct({ DATABASE_URL: database.url, ...settings })
    token = await logIn(product.url)
  })

  afterAll(async () => {
    await product?.end("SIGTERM")
    await database?.drop()
  })

  const ask = async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const response = await fetch(`${product.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown[] }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  return {
    get url() {
      return product.url
    },
    get databaseFile() {
      return database.url.replace("sqlite:", "")
    },
    ask,
    makeKey: async (...scopes) => {
      const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }`
      const input = { name: `Example ${scopes.join(" ")}`, scopes }
      return (await ask<{ createApiKey: { secret: string } }>(create, { input })).createApiKey.secret
    },
  }
}
