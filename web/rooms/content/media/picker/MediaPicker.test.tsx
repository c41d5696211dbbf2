import { ApolloProvider } from "@apollo/client/react"
import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { buildPicture, setPictures } from "@farelight/api/testing/factories/media.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { createApolloClient } from "../../../../apollo/client.ts"
import { sessionLink } from "../../../../apollo/sessionLink.ts"
import { uploadLink } from "../../../../apollo/uploadLink.ts"
import { system } from "../../../../dashboard/frame/system.ts"
import { api, signIn } from "../../../../testing/api.ts"
import { droppedFiles } from "../../../../testing/droppedFiles.ts"
import { MediaPicker } from "./MediaPicker.tsx"

beforeEach(() => signIn())

const EditedBlock = ({ initial }: { initial: string }) => {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MediaPicker label="PICTURE" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

const open = (value = "") => {
  render(
    <ApolloProvider client={createApolloClient(sessionLink, uploadLink)}>
      <ChakraProvider value={system}>
        <EditedBlock initial={value} />
      </ChakraProvider>
    </ApolloProvider>,
  )
  return { user: userEvent.setup() }
}

const newFile = async () => new File([new Uint8Array(await makePicture())], "new.png", { type: "image/png" })

const file = buildPicture({ id: 7, filename: "skyline.png" })

describe("the picture picker", () => {
  test("chooses a picture of the library that is searched for by its address, and removes it again", async () => {
    await setPictures(file, buildPicture())
    const { user } = open()
    expect(screen.getByText("Default picture")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Choose: PICTURE" }))
    const dialog = await screen.findByRole("dialog", { name: "Choose a picture: PICTURE" })
    await user.type(await screen.findByRole("searchbox"), "sky{Enter}")
    await waitFor(() => expect(screen.queryByRole("button", { name: "roof-screen.png" })).not.toBeInTheDocument())
    await user.click(await within(dialog).findByRole("button", { name: "skyline.png" }))
    expect(screen.getByText("/api/cms/media/7")).toBeVisible()
    expect(await screen.findByText("skyline.png")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Remove: PICTURE" }))
    expect(screen.getByText("Default picture")).toBeVisible()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
  })

  test("loads more pictures than it has, once, however often the button is pressed", async () => {
    await setPictures(
      ...Array.from({ length: 50 }, (_, index) => buildPicture({ id: index + 1, filename: `${index + 1}.png` })),
    )
    const { user } = open()
    await user.click(screen.getByRole("button", { name: "Choose: PICTURE" }))
    // By title: with this many buttons, a query by role takes seconds.
    await screen.findByTitle("27.png")
    expect(screen.queryByTitle("26.png")).not.toBeInTheDocument()
    const more = screen.getByText("Load more")
    act(() => {
      more.click()
      more.click()
    })
    await screen.findByTitle("3.png")
    expect(screen.getAllByTitle(/\.png$/)).toHaveLength(48)
    await user.click(await screen.findByText("Load more"))
    await screen.findByTitle("1.png")
    expect(screen.getAllByTitle(/\.png$/)).toHaveLength(50)
    expect(screen.queryByText("Load more")).not.toBeInTheDocument()
    expect(api.asked("MediaLibrary")).toEqual([
      { first: 24, withSize: false },
      { first: 24, after: expect.any(String), withSize: false },
      { first: 24, after: expect.any(String), withSize: false },
    ])
  })

  test("selects a picture uploaded in it, and does not list earlier uploads", async () => {
    const { user } = open()
    await user.click(screen.getByRole("button", { name: "Choose: PICTURE" }))
    await user.upload(await screen.findByLabelText("Upload images"), await newFile())
    expect(await screen.findByText("/api/cms/media/1")).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
    await user.click(screen.getByRole("button", { name: "Choose: PICTURE" }))
    expect(await screen.findByRole("button", { name: "new.png" })).toBeVisible()
    expect(screen.queryByRole("list", { name: "Uploads" })).not.toBeInTheDocument()
  })

  test("selects a picture dropped on it", async () => {
    const { user } = open()
    await user.click(screen.getByRole("button", { name: "Choose: PICTURE" }))
    const dialog = await screen.findByRole("dialog")
    const content = await within(dialog).findByText("No media files yet. Upload your first image above.")
    const files = droppedFiles([await newFile()])
    // The browser drops a file only where the default of the dragover event is prevented.
    expect(fireEvent.dragOver(content, files)).toBe(false)
    fireEvent.dragEnter(content, files)
    expect(screen.getByText("Drop images to upload them")).toBeVisible()
    expect(fireEvent.drop(content, files)).toBe(false)
    expect(await screen.findByText("/api/cms/media/1")).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
  })

  test("says that the chosen picture is gone", async () => {
    open("/api/cms/media/9")
    expect(await screen.findByText("No longer in the library")).toBeVisible()
  })
})
