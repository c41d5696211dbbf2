import { makeAnimation } from "@farelight/api/testing/pictures/pictures.ts"
import { test } from "@jest/globals"
import { expectStatesAccessible, MANY_STATES_MS } from "../parts/axe.ts"
import { card, openLibrary, pick, uploads } from "../parts/mediaLibrary.ts"
import { setUpStage } from "../parts/stage.ts"

const stage = setUpStage()

test.each([1440, 390])(
  "no state of the media library breaks WCAG 2.2 A or AA at %i px",
  async (width) => {
    const animation = { name: `moving ${width}.gif`, mimeType: "image/gif", buffer: await makeAnimation() }
    const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("words") }
    await stage.visit(
      async (page) => {
        await openLibrary(page)
        await expectStatesAccessible(page, [
          {
            name: "a picture, and a refused file",
            show: async () => {
              await pick(page, [animation, notes])
              await card(page, animation.name).getByText("Animated").waitFor()
              await uploads(page)
                .getByText(/Only JPG, PNG, GIF and WebP pictures are accepted/)
                .waitFor()
            },
          },
          {
            name: "the question whether to delete it",
            show: async () => {
              await page.getByRole("button", { name: `Delete ${animation.name}` }).click()
              await page.getByRole("alertdialog").waitFor()
            },
          },
        ])
      },
      { viewport: { width, height: 900 }, colorScheme: "light", reducedMotion: "reduce" },
    )
  },
  MANY_STATES_MS,
)
