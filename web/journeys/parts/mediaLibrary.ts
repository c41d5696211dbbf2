import type { Page } from "playwright-core"
import { openDashboard } from "./dashboard.ts"

/** A file for the picker or a drop. */
export const pictureFile = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer })

/** Signs in and opens the media library. */
export const openLibrary = async (page: Page) => {
  await openDashboard(page, "?tab=media")
  // While there is none, it is empty.
  await page.getByRole("region", { name: "Pictures" }).waitFor({ state: "attached" })
}

/** Picks files for upload. */
export const pick = (page: Page, files: ReturnType<typeof pictureFile>[]) =>
  page.getByLabel("Upload images").setInputFiles(files)

/** The card of a picture. */
export const card = (page: Page, name: string) => page.getByRole("article", { name })

/** The list of uploads. */
export const uploads = (page: Page) => page.getByRole("list", { name: "Uploads" })
