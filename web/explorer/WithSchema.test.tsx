import { afterEach, expect, jest, test } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { WithSchema } from "./WithSchema.tsx"

afterEach(() => {
  jest.restoreAllMocks()
})

test("a schema that cannot be loaded is said, and asked for again; its descriptions say what is needed", async () => {
  const text = 'type Query { "How many." drivers: Int @needs(permission: "leads:read") }'
  const answers = [new Response("try later", { status: 503 }), new Response(text)]
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => answers.shift() ?? Response.error())
  render(<WithSchema>{(schema) => <p>{schema.getQueryType()?.getFields().drivers?.description}</p>}</WithSchema>)
  expect(await screen.findByText("The schema could not be loaded.")).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByText("Needs `leads:read`. How many.")).toBeVisible()
})
