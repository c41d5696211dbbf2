import dropTemplateDatabase from "../database/dropTemplateDatabase.mjs"
import { closeShared } from "./shared.cjs"

/** Jest's `globalTeardown` of tests that have both: files that share an environment, and a template database. */
export default async () => {
  await closeShared()
  await dropTemplateDatabase()
}
