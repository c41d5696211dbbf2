import { afterEach, expect, jest, test } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { WithSchema } from "./WithSchema.tsx"

afterEach(() => {
  jest.restoreAllMocks()
})

test("a schema that cannot be loaded is said, and asked for again", async () => {
  const answers = [new Response("try later", { status: 503 }), new Response("type Query { drivers: Int }")]
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => answers.shift() ?? Response.error())
  render(<WithSchema>{(schema) => <p>{Object.keys(schema.getQueryType()?.getFields() ?? {})}</p>}</WithSchema>)
  expect(await screen.findByText("The schema could not be loaded.")).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByText("drivers")).toBeVisible()
})
