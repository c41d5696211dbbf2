import { expect, test } from "@jest/globals"
import type { Locator, Page } from "playwright-core"
import sharp from "sharp"
import { soon } from "../support/soon.ts"
import { setUpStage } from "../support/stage.ts"
import { wide } from "../support/visit.ts"

const stage = setUpStage()

const green = { r: 20, g: 180, b: 60 }

const png = () =>
  sharp({ create: { width: 960, height: 600, channels: 3, background: green } })
    .png()
    .toBuffer()

/** Drops a file on the page, as if it came from the desktop. */
const drop = async (page: Page, file: { bytes: Buffer; type: string }) => {
  const transfer = await page.evaluateHandle(
    ({ base64, type }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const carried = new DataTransfer()
      carried.items.add(new File([bytes], "ad", { type }))
      return carried
    },
    { base64: file.bytes.toString("base64"), type: file.type },
  )
  await page.dispatchEvent("main", "drop", { dataTransfer: transfer })
}

/** The painted color of an ad in a scene: in its middle, on a car below the windows. */
const colorOn = async (scene: Locator) => {
  await scene.scrollIntoViewIfNeeded()
  const { data, info } = await sharp(await scene.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height * 0.58) * info.width + Math.floor(info.width * 0.47)) * 3
  const [r = 0, g = 0, b = 0] = data.subarray(at)
  return { r, g, b }
}

const expectGreen = (page: Page) =>
  soon(async () => {
    for (const format of ["in_car_tablet", "on_top_dynamic_screen", "car_wrapping"]) {
      const laid = page.locator(`[data-format="${format}"]`)
      // A wrap extends beyond its visible frame.
      const { r, g, b } = await colorOn(format === "car_wrapping" ? laid.locator("xpath=../..") : laid)
      expect([format, g > r + 40 && g > b + 40]).toEqual([format, true])
    }
  })

test("a dropped picture is shown on all three formats, and is sent nowhere", async () => {
  const bytes = await png()
  await stage.visit(async (page) => {
    await page.goto("/see-your-ad")
    await page.getByText("These are our samples.").waitFor()
    await page.locator("#ad-file:enabled").waitFor({ state: "attached" })
    const sent: string[] = []
    page.on("request", (request) => {
      if (request.method() !== "GET" || request.url().includes("see-your-ad")) sent.push(request.url())
    })
    await drop(page, { bytes, type: "image/png" })
    await page.getByText("Your picture is on every format: 960 × 600 px.").waitFor()
    // The tablet has more pixels than the picture; the roof screen does not.
    await page.getByText("may look soft").waitFor()
    await expectGreen(page)

    // An unsupported file shows an error, and the previous picture stays.
    await drop(page, { bytes: Buffer.from("%PDF-1.7"), type: "application/pdf" })
    await page.getByRole("alert").getByText("We can't show this kind of file. Pictures: PNG").waitFor()
    await drop(page, { bytes: Buffer.from("no picture"), type: "image/png" })
    await page.getByRole("alert").getByText("This browser can't open the file").waitFor()
    await expectGreen(page)

    await page.getByLabel("Fill the format").uncheck()
    await expectGreen(page)
    expect(sent).toEqual([])
  }, wide)
})

test("only the page See your ad may play a video from memory", async () => {
  const policyOf = async (path: string) => (await fetch(stage.url + path)).headers.get("content-security-policy")
  expect(await policyOf("/es/see-your-ad")).toContain("media-src 'self' blob:")
  expect(await policyOf("/formats")).not.toContain("media-src")
})
