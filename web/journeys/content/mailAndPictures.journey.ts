import { setTimeout as delay } from "node:timers/promises"
import { submitDriverLead } from "@farelight/api/testing/leadsClient.ts"
import { sha256 } from "@farelight/api/testing/pictures/mediaClient.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { describe, expect, test } from "@jest/globals"
import type { Page } from "playwright-core"
import { expectStatesAccessible, MANY_STATES_MS } from "../parts/axe.ts"
import { storedToken } from "../parts/dashboard.ts"
import { openLog, reopenLog } from "../parts/emailLog.ts"
import { setUpMailStage } from "../parts/mailStage.ts"
import { card, openLibrary, pick, pictureFile, uploads } from "../parts/mediaLibrary.ts"
import { expectCount } from "../parts/soon.ts"
import { wide } from "../parts/visit.ts"

const { stage, answer, receivedMail, applyWhile } = setUpMailStage()

const drivers = Array.from({ length: 10 }, (_, index) => `Driver Number ${index}`)
const subjectOf = (name: string) => `New driver application: ${name}`

/** Refuses these drivers' mails for good. */
const refuse = async (names: readonly string[]) => {
  answer({ code: 550, text: "5.1.1 No such user here" })
  for (const name of names) await submitDriverLead(stage.url, { submissionId: crypto.randomUUID(), name })
}

const failedLog = async (page: Page, count: number) => {
  await openLog(page)
  await page.getByRole("tab", { name: `Email Logs ${count} not delivered` }).waitFor()
  await reopenLog(page, "&status=failed")
}

describe("mail that was refused", () => {
  test(
    "eight of ten are selected as a range and sent again, once",
    async () => {
      await refuse(drivers)
      await stage.visit(async (page) => {
        await failedLog(page, drivers.length)
        const box = (name: string) => page.getByRole("checkbox", { name: `Select ${subjectOf(name)}` })
        await expectStatesAccessible(page, [
          {
            name: "eight selected",
            show: async () => {
              await box("Driver Number 9").check()
              await box("Driver Number 2").click({ modifiers: ["Shift"] })
              await page.getByRole("region", { name: "Selected emails" }).waitFor()
            },
          },
        ])
        answer(null)
        await page.getByRole("button", { name: "Resend 8 selected" }).dblclick()
        await page.getByText("8 emails are being sent", { exact: true }).waitFor()
        await page.getByRole("tab", { name: "Email Logs 2 not delivered" }).waitFor()
        // The test's own time limit ends the wait.
        while (!drivers.slice(2).every((name) => receivedMail(subjectOf(name)))) await delay(100)
        expect(drivers.slice(0, 2).filter((name) => receivedMail(subjectOf(name)))).toEqual([])
      }, wide)
    },
    MANY_STATES_MS,
  )

  test("all the rest are sent again from the notice", async () => {
    await applyWhile("Driver Number 10", { code: 550, text: "5.1.1 No such user here" })
    await stage.visit(async (page) => {
      await failedLog(page, 3)
      answer(null)
      await page.getByRole("button", { name: "Resend all that failed" }).click()
      await page.getByText("3 emails are being sent again").waitFor()
      await page.getByText("Mail goes out.").waitFor()
      await reopenLog(page, "&status=failed")
      await page.getByText("No emails match this filter").waitFor()
    }, wide)
    expect(receivedMail(subjectOf("Driver Number 0"))).toBeDefined()
  })
})

/** Shows a picture of the library in the home page's hero. */
const showOnHome = async (page: Page, address: string) => {
  const headers = { authorization: `Bearer ${await storedToken(page)}` }
  const asked = await page.request.post("/graphql", {
    headers,
    data: { query: `{ cmsBlocks(page: "home") { id sectionId content } }` },
  })
  const { data } = await asked.json()
  const { id, content } = data.cmsBlocks.find(({ sectionId }: { sectionId: string }) => sectionId === "hero")
  const saved = await page.request.put(`/api/cms/blocks/${id}`, {
    headers,
    data: { content: { ...content, picture: address } },
  })
  expect(saved.status()).toBe(200)
}

describe("pictures", () => {
  test("eight are uploaded, and described without the mouse", async () => {
    await stage.visit(async (page) => {
      await openLibrary(page)
      const files = await Promise.all(
        drivers
          .slice(0, 8)
          .map(async (_, index) => pictureFile(`${index}.png`, await makePicture({ width: 70 + index }))),
      )
      await pick(page, files)
      await page.getByRole("textbox", { name: "Alt text of 0.png" }).waitFor()
      await uploads(page).waitFor({ state: "detached" })
      await page.getByRole("textbox", { name: "Alt text of 7.png" }).focus()
      for (const name of files.map((file) => file.name).toReversed()) {
        await page.waitForFunction((label) => document.activeElement?.closest("article")?.ariaLabel === label, name)
        await page.keyboard.type(`A car, ${name}`)
        await page.keyboard.press("Enter")
        await card(page, name).getByText(`A car, ${name}`).waitFor()
      }
      await page.getByRole("button", { name: "Without alt text" }).click()
      await page.getByText("No pictures match this filter").waitFor()
    }, wide)
  })

  test(
    "one is replaced everywhere, and cropped around its focal point",
    async () => {
      const [old, fresh] = [
        await makePicture({ width: 1200, height: 900 }),
        await makePicture({ width: 900, height: 1200 }),
      ]
      await stage.visit(async (page) => {
        await openLibrary(page)
        await pick(page, [pictureFile("summer.png", old)])
        await page.getByRole("textbox", { name: "Alt text of summer.png" }).fill("A car on the road")
        await page.keyboard.press("Enter")
        await page.getByRole("button", { name: "Edit alt text of summer.png" }).waitFor()
        const address = (await card(page, "summer.png").getByRole("link").first().getAttribute("href")) ?? ""
        await showOnHome(page, address)
        const shown = page.getByRole("img", { name: "A car on the road" })
        await page.goto("/")
        expect(await shown.getAttribute("src")).toContain(sha256(old))
        const tag = (await page.request.get(address)).headers().etag ?? ""

        await page.goto("/adminpage/dashboard?tab=media&used=nowhere")
        await page.getByText(/of 8 · \d/).waitFor()
        await expectCount(card(page, "summer.png"), 0)
        await page.getByRole("button", { name: "Unused" }).click()
        await page.getByRole("button", { name: "Edit summer.png" }).click()
        await expectStatesAccessible(page, [
          {
            name: "the details of a picture",
            show: async () => {
              await page.getByRole("slider", { name: "Focal point of summer.png" }).focus()
              for (let step = 0; step < 3; step += 1) await page.keyboard.press("Shift+ArrowLeft")
              await page.keyboard.press("ArrowDown")
            },
          },
        ])
        await page.getByRole("button", { name: "Save", exact: true }).click()
        await page.getByText("The focal point is saved").waitFor()

        await page.getByRole("button", { name: "Edit summer.png" }).click()
        await expectStatesAccessible(page, [
          {
            name: "a picture and the one to take its place",
            show: async () => {
              await page.getByLabel("Replace picture").setInputFiles([pictureFile("winter.png", fresh)])
              await page.getByRole("alertdialog").getByText("winter.png").waitFor()
            },
          },
        ])
        await page.getByRole("button", { name: "Replace", exact: true }).click()
        await page.getByText("The picture is replaced").waitFor()
        await card(page, "winter.png").getByText("A car on the road").waitFor()

        const served = await page.request.get(address, { headers: { "if-none-match": tag } })
        expect([served.status(), sha256(await served.body())]).toEqual([200, sha256(fresh)])
        await page.goto("/")
        expect(await shown.getAttribute("src")).toContain(sha256(fresh))
        const looks = await shown.evaluate(async (img: HTMLImageElement) => {
          await img.decode()
          return [img.naturalWidth, getComputedStyle(img).objectPosition]
        })
        expect(looks).toEqual([expect.any(Number), "20% 51%"])
        expect(looks[0]).toBeGreaterThan(0)
      }, wide)
    },
    MANY_STATES_MS,
  )
})
