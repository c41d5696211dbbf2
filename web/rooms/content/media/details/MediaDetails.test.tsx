import { MediaFile } from "@farelight/api/rooms/content/pictures/mediaFile.model.ts"
import { buildBlock, heroContent, setBlocks } from "@farelight/api/testing/factories/content.ts"
import { buildPicture, setPictures } from "@farelight/api/testing/factories/media.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { api, signIn } from "../../../../testing/api.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(async () => {
  await signIn()
  URL.createObjectURL = () => "blob:new"
  URL.revokeObjectURL = () => {}
})

const open = async () => {
  await setPictures(buildPicture({ filename: "roof.png" }))
  const { user } = renderDashboard("/adminpage/dashboard?tab=media")
  await user.click(await screen.findByRole("button", { name: "Edit roof.png" }))
  await screen.findByRole("dialog", { name: "Edit roof.png" })
  return user
}

const stored = async () => {
  const file = await MediaFile.findByPk(1)
  return [file?.focalX, file?.focalY]
}

describe("the focal point of a picture", () => {
  test("is moved by the arrow keys, within the picture, and saved", async () => {
    const user = await open()
    const slider = screen.getByRole("slider", { name: "Focal point of roof.png" })
    expect(slider).toHaveAttribute("aria-valuetext", "50% from the left, 50% from the top")
    expect(screen.getByRole("button", { name: "Reset to center" })).toBeDisabled()
    slider.focus()
    await user.keyboard("{ArrowLeft}{Shift>}{ArrowUp>6/}{/Shift}")
    expect(slider).toHaveAttribute("aria-valuetext", "49% from the left, 0% from the top")
    await user.click(screen.getByRole("button", { name: "Save" }))
    expect(await screen.findByText("The focal point is saved")).toBeVisible()
    expect(await stored()).toEqual([49, 0])

    await user.click(screen.getByRole("button", { name: "Edit roof.png" }))
    await user.click(screen.getByRole("button", { name: "Reset to center" }))
    await user.click(screen.getByRole("button", { name: "Save" }))
    await waitFor(async () => expect(await stored()).toEqual([null, null]))
  })

  test("follows the pointer", async () => {
    await open()
    const slider = screen.getByRole("slider", { name: "Focal point of roof.png" })
    slider.setPointerCapture = () => {}
    slider.getBoundingClientRect = () => new DOMRect(100, 100, 200, 100)
    // jsdom's pointer events have no coordinates.
    const point = (type: string, at: MouseEventInit) =>
      fireEvent(slider, new MouseEvent(type, { bubbles: true, ...at }))
    point("pointerdown", { clientX: 150, clientY: 110, buttons: 1 })
    expect(slider).toHaveAttribute("aria-valuetext", "25% from the left, 10% from the top")
    point("pointermove", { clientX: 400, clientY: 150, buttons: 1 })
    expect(slider).toHaveAttribute("aria-valuetext", "100% from the left, 50% from the top")
    point("pointermove", { clientX: 100, clientY: 150, buttons: 0 })
    expect(slider).toHaveAttribute("aria-valuetext", "100% from the left, 50% from the top")
  })
})

describe("replacing a picture in the library", () => {
  const pick = async (user: Awaited<ReturnType<typeof open>>, file: File) => {
    await user.upload(screen.getByLabelText("Replace picture"), file)
    return within(await screen.findByRole("alertdialog", { name: "Replace roof.png" }))
  }

  test("shows old and new picture, and changes only the bytes", async () => {
    await setBlocks(buildBlock({ content: { ...heroContent, picture: "/api/cms/media/1" } }))
    const user = await open()
    const dialog = await pick(
      user,
      new File([new Uint8Array(await makePicture())], "winter.png", { type: "image/png" }),
    )
    expect(dialog.getByText("Now")).toBeVisible()
    expect(dialog.getByText("winter.png")).toBeVisible()
    expect(dialog.getByRole("link", { name: "home: hero" })).toBeVisible()
    await user.click(dialog.getByRole("button", { name: "Replace" }))
    expect(await screen.findByText("The picture is replaced")).toBeVisible()
    expect(await screen.findByRole("article", { name: "winter.png" })).toHaveTextContent(
      "A car with a screen on its roof",
    )
    expect(await MediaFile.findAll()).toMatchObject([{ id: 1, filename: "winter.png", width: 60 }])
  })

  test("shows a refusal's reason, and offers a retry only if that may help", async () => {
    const user = await open()
    api.behave("ReplaceMedia", { isUnreachable: true })
    let dialog = await pick(user, new File(["new"], "winter.png", { type: "image/png" }))
    await user.click(dialog.getByRole("button", { name: "Replace" }))
    expect(await dialog.findByRole("alert")).toHaveTextContent("The connection was lost")
    expect(dialog.getByRole("button", { name: "Replace" })).toBeEnabled()
    await user.click(dialog.getByRole("button", { name: "Cancel" }))

    dialog = await pick(user, new File([], "empty.png", { type: "image/png" }))
    expect(dialog.getByText("This file is empty")).toBeVisible()
    expect(dialog.queryByRole("button", { name: "Replace" })).not.toBeInTheDocument()
    expect(api.asked("ReplaceMedia")).toHaveLength(1)
  })
})
