import { tsImport } from "tsx/esm/api"

/** Jest's global setup: starts the browser and the database that all files share. */
export default async () => {
  const load = (module) => tsImport(module, import.meta.url)
  const { createStartedDatabase } = await load("@farelight/api/testing/product/startedDatabase.ts")
  const { launchSharedBrowser } = await load("./support/browser.ts")
  const { TEST_DATABASE, TEST_MYSQL_URL } = process.env
  const browser = await launchSharedBrowser()
  const database = await createStartedDatabase(TEST_DATABASE === "mysql" ? TEST_MYSQL_URL : undefined)
  // The workers read these.
  process.env.JOURNEYS_BROWSER = browser.wsEndpoint()
  process.env.JOURNEYS_DATABASE = database.url
  globalThis.endJourneys = () => Promise.all([browser.close(), database.drop()])
}
