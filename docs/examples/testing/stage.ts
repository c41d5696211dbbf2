import { afterAll, beforeAll } from "@jest/globals"
import { createScratchDatabase, type ScratchDatabase } from "../../../api/testing/database/scratchDatabase.ts"
import { type Product, startProduct } from "../../../api/testing/product/product.ts"
import { type Owner, signInOwner } from "./owner.ts"

/** The running product that the tests of one file share, and its owner. */
export interface Stage extends Omit<Owner, "token"> {
  readonly url: string
  /** The file of its database. */
  readonly databaseFile: string
}

/** Starts the built product on a fresh database around all tests of a file. */
export const setUpStage = (environment: Record<string, string> = {}): Stage => {
  let database: ScratchDatabase
  let product: Product
  let owner: Owner

  beforeAll(async () => {
    database = await createScratchDatabase(undefined)
    product = await startProduct({ DATABASE_URL: database.url, ...environment })
    owner = await signInOwner(product.url)
  })

  afterAll(async () => {
    await product?.end("SIGTERM")
    await database?.drop()
  })

  return {
    get url() {
      return product.url
    },
    get databaseFile() {
      return database.url.replace("sqlite:", "")
    },
    ask: (query, variables) => owner.ask(query, variables),
    makeKey: (...scopes) => owner.makeKey(...scopes),
  }
}
