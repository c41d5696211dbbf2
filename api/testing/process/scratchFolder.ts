import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll } from "@jest/globals"

/** A folder for a file's tests, removed after them. */
export const scratchFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "farelight-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
