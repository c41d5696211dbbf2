import type { Page } from "playwright-core"
import { openDashboard } from "./dashboard.ts"

export const pictureFile = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer })

export const openLibrary = async (page: Page) => {
  await openDashboard(page, "?tab=media")
  await page.getByRole("region", { name: "Pictures" }).waitFor({ state: "attached" })
}

export const pick = (page: Page, files: ReturnType<typeof pictureFile>[]) =>
  page.getByLabel("Upload images").setInputFiles(files)

export const card = (page: Page, name: string) => page.getByRole("article", { name })
