import { createScratchDatabase, type ScratchDatabase } from "@farelight/api/testing/database/scratchDatabase.ts"
import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { type Product, startProduct } from "@farelight/api/testing/product/product.ts"
import { copyDatabase } from "@farelight/api/testing/product/startedDatabase.ts"
import { afterAll, beforeAll } from "@jest/globals"
import type { Browser, Page } from "playwright-core"
import { connectBrowser } from "./browser.ts"
import { type VisitSettings, visitPage } from "./visit.ts"

/** The database engine of this run; `npm test` runs the journeys once for each available engine. */
export const engine = process.env.TEST_DATABASE === "mysql" ? "mysql" : "sqlite"

const mysqlServer = engine === "mysql" ? process.env.TEST_MYSQL_URL : undefined

/** Copies the database of the run's first start (`startRun.mjs`), which is faster than another start. */
export const createOwnDatabase = () => copyDatabase(process.env.JOURNEYS_DATABASE ?? "", mysqlServer)

type Environment = Record<string, string>

export interface Stage {
  /** The product's address, the same after a restart. */
  readonly url: string
  readonly product: Product
  /** The database's URL, for states that no request can cause. */
  readonly databaseUrl: string
  endProduct(signal: "SIGTERM" | "SIGKILL"): Promise<void>
  /** Restarts the product after it has ended, on the same address and database, with additional settings. */
  startAgain(changes?: Environment): Promise<void>
  /** Runs the steps on a new page of a new visitor, and reports the page's state if one of them fails. */
  visit(steps: (page: Page) => Promise<void>, settings?: VisitSettings): Promise<void>
  submit(name: string): Promise<string>
}

/**
 * Starts the product on a database of its own around all journeys of a file or group, with applications of these drivers,
 * in the browser of the run. An environment that depends on something started first is passed as a function.
 */
export const setUpStage = (
  environment: Environment | (() => Environment) = {},
  drivers: readonly string[] = [],
): Stage => {
  const settings = () => (typeof environment === "function" ? environment() : environment)
  let database: ScratchDatabase
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    // Tests with their own account examine the first start itself.
    const isFirstStart = "ADMIN_PASSWORD" in settings()
    database = await (isFirstStart ? createScratchDatabase(mysqlServer) : createOwnDatabase())
    product = await startProduct({ DATABASE_URL: database.url, ...settings() })
    browser = await connectBrowser()
    for (const name of drivers) await submit(name)
  })

  const submit = (name: string) => submitDriverLead(product.url, { name })

  afterAll(async () => {
    await product?.end("SIGTERM")
    await database?.drop()
  })

  return {
    get url() {
      return product.url
    },
    get product() {
      return product
    },
    get databaseUrl() {
      return database.url
    },
    endProduct: (signal) => product.end(signal),
    startAgain: async (changes = {}) => {
      product = await startProduct({
        DATABASE_URL: database.url,
        ...settings(),
        ...changes,
        PORT: String(product.port),
      })
    },
    submit,
    visit: (steps, visitSettings = {}) =>
      visitPage({ browser, product: () => product, settings: visitSettings, steps }),
  }
}
