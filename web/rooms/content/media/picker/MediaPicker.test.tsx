import { ApolloProvider } from "@apollo/client/react"
import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { buildPicture, setPictures } from "@farelight/api/testing/factories/media.ts"
import { makePicture } from "@farelight/api/testing/pictures/pictures.ts"
import { beforeEach, describe, expect, test } from "@jest/globals"
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { createApolloClient } from "../../../../apollo/client.ts"
import { sessionLink } from "../../../../apollo/sessionLink.ts"
import { uploadLink } from "../../../../apollo/uploadLink.ts"
import { system } from "../../../../dashboard/frame/system.ts"
import { signIn } from "../../../../testing/api.ts"
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
  test("selects a picture found by the address's search, and removes it again", async () => {
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

  test("reports that the selected picture was deleted", async () => {
    open("/api/cms/media/9")
    expect(await screen.findByText("No longer in the library")).toBeVisible()
  })
})
