import type { Locator, Page } from "playwright-core"
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

/** Drops a file on a part of the page. */
export const drop = async (page: Page, target: Locator, { name, mimeType, buffer }: ReturnType<typeof pictureFile>) => {
  const dataTransfer = await page.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
      return transfer
    },
    { name, mimeType, base64: buffer.toString("base64") },
  )
  await target.dispatchEvent("dragenter", { dataTransfer })
  await page.getByText("Drop images to upload them").waitFor()
  await target.dispatchEvent("drop", { dataTransfer })
}
