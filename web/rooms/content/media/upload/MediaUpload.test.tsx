import { MediaFile, MediaOriginal } from "@farelight/api/rooms/content/pictures/mediaFile.model.ts"
import { buildPicture, setPictures } from "@farelight/api/testing/factories/media.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { toast } from "sonner"
import { readAdminToken } from "../../../../apollo/adminToken.ts"
import { api, signIn } from "../../../../testing/api.ts"
import { droppedFiles } from "../../../../testing/droppedFiles.ts"
import { renderDashboard } from "../../../../testing/renderDashboard.tsx"

beforeEach(() => signIn())

const picture = (name: string, bytes: Uint8Array<ArrayBuffer> = new TextEncoder().encode(name)) =>
  new File([bytes], name, { type: "image/png" })

const realPicture = async (name: string) => picture(name, new Uint8Array(await makePicture()))

const sized = async (name: string, size: number) =>
  Object.defineProperty(await realPicture(name), "size", { value: size })

const open = async () => {
  const { user } = renderDashboard("/adminpage/dashboard?tab=media")
  await screen.findByText("No media files yet. Upload your first image above.")
  return { user, picker: screen.getByLabelText("Upload images") }
}

const sent = () => api.asked("UploadMedia").map(({ file }) => (file instanceof File ? file.name : null))

const wouldAsk = () => fireEvent(window, new Event("beforeunload", { cancelable: true })) === false

describe("an upload to the media library", () => {
  test("is sent with the session, and a duplicate is reported", async () => {
    const { user, picker } = await open()
    const file = await realPicture("one.png")
    await user.upload(picker, file)
    expect(await screen.findByText("File uploaded successfully!")).toBeVisible()
    const card = await screen.findByRole("article", { name: "one.png" })
    expect(screen.queryByRole("list", { name: "Uploads" })).not.toBeInTheDocument()
    expect(within(card).getByText("No alt text")).toBeVisible()
    expect(await MediaOriginal.findOne()).toMatchObject({ data: Buffer.from(await file.arrayBuffer()) })
    const [request] = api.requests("UploadMedia")
    expect(request?.headers.get("authorization")).toBe(`Bearer ${readAdminToken()}`)
    expect(request?.headers.get("apollo-require-preflight")).toBe("true")
    toast.dismiss()
    await waitFor(() => expect(screen.queryByText("File uploaded successfully!")).not.toBeInTheDocument())
    await user.upload(picker, new File([file], "two.png", { type: "image/png" }))
    expect(await screen.findByText("The library already had two.png, as one.png.")).toBeVisible()
    expect(screen.queryByText("File uploaded successfully!")).not.toBeInTheDocument()
  })

  test("disables the picker, explains that, and asks before the page closes", async () => {
    api.behave("UploadMedia", { delay: "infinite" })
    const { user, picker } = await open()
    expect(wouldAsk()).toBe(false)
    await user.upload(picker, picture("one.png"))
    expect(await screen.findByText("Uploading...")).toBeVisible()
    expect(picker).toBeDisabled()
    expect(screen.getByRole("button", { name: "Upload images" })).toBeDisabled()
    expect(screen.getByRole("progressbar", { name: "Upload of one.png" })).toBeVisible()
    expect(wouldAsk()).toBe(true)

    await user.click(screen.getByRole("button", { name: "Cancel one.png" }))
    await waitFor(() => expect(screen.queryByText("Uploading...")).not.toBeInTheDocument())
    expect(screen.queryByText("one.png")).not.toBeInTheDocument()
    expect(picker).toBeEnabled()
    expect(wouldAsk()).toBe(false)
    expect(console.error).not.toHaveBeenCalled()
  })

  test("stays in the list for a retry if it fails, and the next upload continues", async () => {
    api.behave("UploadMedia", { isUnreachable: true })
    const { user, picker } = await open()
    await user.upload(picker, [await realPicture("one.png"), await realPicture("two.png")])
    await waitFor(() => expect(screen.getAllByText(/The connection was lost/)).toHaveLength(2))
    // One toast per file, and the first may be gone when the second appears.
    expect(screen.getAllByText("Failed to upload file")).not.toHaveLength(0)
    expect(console.error).toHaveBeenCalled()
    api.behave("UploadMedia")
    await user.click(screen.getByRole("button", { name: "Retry one.png" }))
    expect(await screen.findByText("File uploaded successfully!")).toBeVisible()
    expect(sent()).toEqual(["one.png", "two.png", "one.png"])
    expect(screen.getByRole("button", { name: "Retry two.png" })).toBeVisible()
  })

  test("shows the reason if the server refuses it, and offers no retry", async () => {
    const message = "This picture cannot be read whole."
    api.behave("UploadMedia", { error: { code: "BAD_USER_INPUT", fields: [{ field: "file", message }] } })
    const { user, picker } = await open()
    await user.upload(picker, picture("one.png"))
    expect(await screen.findByText(new RegExp(message))).toBeVisible()
    await waitFor(() => expect(screen.getByText("Failed to upload file")).toBeVisible())
    expect(screen.queryByRole("button", { name: "Retry one.png" })).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Dismiss one.png" }))
    expect(screen.queryByRole("list", { name: "Uploads" })).not.toBeInTheDocument()
  })

  test("continues while another tab is open", async () => {
    api.behave("UploadMedia", { delay: 300 })
    const { user, picker } = await open()
    await user.upload(picker, await realPicture("one.png"))
    await user.click(screen.getByRole("tab", { name: "Driver Applications" }))
    expect(await screen.findByText("File uploaded successfully!")).toBeVisible()
    await user.click(screen.getByRole("tab", { name: "Media Library" }))
    expect(await screen.findByRole("article", { name: "one.png" })).toBeVisible()
  })
})

describe("unfinished uploads at the end of the session", () => {
  const signInAgain = () => act(() => signIn())

  test("are preserved for the next session if the server ended it", async () => {
    const { user, picker } = await open()
    api.behave("UploadMedia", { error: { code: "UNAUTHENTICATED" } })
    await user.upload(picker, [await realPicture("one.png"), await realPicture("two.png")])
    expect(await screen.findByRole("heading", { name: "Admin login" })).toBeVisible()
    expect(wouldAsk()).toBe(true)
    api.behave("UploadMedia")
    const token = await signInAgain()
    await waitFor(async () =>
      expect((await MediaFile.findAll({ order: ["id"] })).map(({ filename }) => filename)).toEqual([
        "one.png",
        "two.png",
      ]),
    )
    for (const { headers } of api.requests("UploadMedia").slice(-2)) {
      expect(headers.get("authorization")).toBe(`Bearer ${token}`)
    }
    await waitFor(() => expect(wouldAsk()).toBe(false))
    expect(screen.queryByText("Failed to upload file")).not.toBeInTheDocument()
  })

  test("are discarded by a logout, which asks first", async () => {
    api.behave("UploadMedia", { delay: "infinite" })
    const { user, picker } = await open()
    await user.upload(picker, [picture("one.png"), picture("two.png")])
    await waitFor(() => expect(sent()).toEqual(["one.png"]))
    await user.click(screen.getByRole("button", { name: "Logout" }))
    expect(await screen.findByText("Pictures that are still on their way to the library are given up.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Stay" }))
    expect(wouldAsk()).toBe(true)
    await user.click(screen.getByRole("button", { name: "Logout" }))
    await user.click(await screen.findByRole("button", { name: "Log out" }))
    expect(await screen.findByRole("heading", { name: "Admin login" })).toBeVisible()
    await waitFor(() => expect(wouldAsk()).toBe(false))
    await signInAgain()
    expect(await screen.findByRole("button", { name: "Upload images" })).toBeEnabled()
    expect(screen.queryByRole("list", { name: "Uploads" })).not.toBeInTheDocument()
    expect(sent()).toEqual(["one.png"])
  })
})

test("unacceptable files are refused with the reason before an upload, and the others continue", async () => {
  const { user, picker } = await open()
  await user.upload(picker, [await sized("huge.png", 10_485_761), await sized("just.png", 10_485_760)])
  await waitFor(() => expect(screen.getByText("File size must be less than 10MB")).toBeVisible())
  expect(await screen.findByText("File uploaded successfully!")).toBeVisible()
  const document = new File(["%PDF"], "rates.pdf", { type: "application/pdf" })
  // The browser's picker lets the operator choose other types, too.
  fireEvent.change(picker, { target: { files: [document, new File([], "empty.png", { type: "image/png" })] } })
  expect(await screen.findAllByText(/Only JPG, PNG, GIF and WebP pictures are accepted/)).not.toHaveLength(0)
  expect(screen.getAllByText(/This file is empty/)).not.toHaveLength(0)
  expect(sent()).toEqual(["just.png"])
})

describe("files dropped on the media library", () => {
  test("are uploaded on the drop zone; elsewhere a drop keeps the page", async () => {
    await open()
    const empty = screen.getByText("No media files yet. Upload your first image above.")
    const files = droppedFiles([picture("one.png"), picture("two.png")])
    fireEvent.dragEnter(empty, files)
    expect(screen.getByText("Drop images to upload them")).toBeVisible()
    fireEvent.dragLeave(empty, files)
    expect(screen.queryByText("Drop images to upload them")).not.toBeInTheDocument()
    fireEvent.dragEnter(empty, files)
    fireEvent.drop(empty, files)
    expect(screen.queryByText("Drop images to upload them")).not.toBeInTheDocument()
    await waitFor(() => expect(sent()).toEqual(["one.png", "two.png"]))
    expect(fireEvent.dragOver(document.body, files)).toBe(false)
    expect(fireEvent.drop(document.body, files)).toBe(false)
    expect(files.dataTransfer.dropEffect).toBe("none")
  })

  test("are ignored by a dialog about a picture", async () => {
    await setPictures(buildPicture())
    const { user } = renderDashboard("/adminpage/dashboard?tab=media")
    await user.click(await screen.findByRole("button", { name: /^Delete/ }))
    const question = await screen.findByRole("alertdialog")
    expect(fireEvent.drop(question, droppedFiles([picture("one.png")]))).toBe(false)
    expect(screen.queryByRole("list", { name: "Uploads" })).not.toBeInTheDocument()
    expect(sent()).toEqual([])
  })
})
