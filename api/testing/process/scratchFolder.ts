import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll } from "@jest/globals"

export const scratchFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "farelight-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
