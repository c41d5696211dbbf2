import dropTemplateDatabase from "../database/dropTemplateDatabase.mjs"
import { closeShared } from "./shared.cjs"

/** Jest has one `globalTeardown`, and these tests have both a shared environment and a template database. */
export default async () => {
  await closeShared()
  await dropTemplateDatabase()
}
