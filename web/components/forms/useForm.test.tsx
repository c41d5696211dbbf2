import { CombinedGraphQLErrors } from "@apollo/client/errors"
import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { describe, expect, jest, test } from "@jest/globals"
import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { system } from "../../dashboard/frame/system.ts"
import { Form, SubmitButton } from "./Form.tsx"
import { TextField } from "./TextField.tsx"
import { TickList } from "./TickList.tsx"
import { useForm } from "./useForm.ts"

const refusal = (message: string, ...names: string[]) => {
  const fields = names.map((field) => ({ field, message: `${field} is wrong` }))
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: "BAD_USER_INPUT", fields } }] })
}

interface Props {
  send: (values: Partial<Record<string, string>>) => Promise<unknown>
  hasChosen?: boolean
}

const Shop = ({ send, hasChosen = true }: Props) => {
  const form = useForm(send, { check: () => (hasChosen ? {} : { size: "Choose one." }) })
  return (
    <Form form={form}>
      <TextField label="Name" name="name" error={form.faults.name} />
      <TextField label="Street" name="street" error={form.faults.street} />
      <TickList
        legend="Size"
        options={[{ name: "small", label: "Small", explanation: "For one" }]}
        chosen={[]}
        choose={() => {}}
        fault={form.faults.size}
      />
      <button type="submit">Order</button>
      <SubmitButton form={form} action={["Pay", "Paying..."]} />
    </Form>
  )
}

const open = (props: Props) => {
  render(
    <ChakraProvider value={system}>
      <Shop {...props} />
    </ChakraProvider>,
  )
  return { user: userEvent.setup(), order: screen.getByRole("button", { name: "Order" }) }
}

describe("a form", () => {
  test("is sent once for repeated submits, and again after the answer", async () => {
    let answer = () => {}
    const send = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    const { user, order } = open({ send })
    await user.type(screen.getByLabelText("Name"), "Kim")
    act(() => {
      order.click()
      order.click()
    })
    await user.click(order)
    expect(send.mock.calls).toEqual([[expect.objectContaining({ name: "Kim", street: "" })]])
    expect(screen.getByRole("button", { name: "Paying..." })).toBeDisabled()
    await act(async () => answer())
    await user.click(order)
    expect(send).toHaveBeenCalledTimes(2)
  })

  test("shows each refused value at its field, and focuses the first", async () => {
    const { user, order } = open({ send: () => Promise.reject(refusal("Refused", "street", "size")) })
    await user.click(order)
    expect(await screen.findByText("street is wrong")).toBeVisible()
    expect(screen.getByText("size is wrong")).toBeVisible()
    expect(screen.getByLabelText("Street")).toHaveFocus()
    expect(screen.getByLabelText("Street")).toHaveAccessibleErrorMessage("street is wrong")
    expect(screen.queryByText("Refused")).not.toBeInTheDocument()
  })

  test("focuses a missing choice, and sends nothing", async () => {
    const send = jest.fn(() => Promise.resolve())
    const { user, order } = open({ send, hasChosen: false })
    await user.click(order)
    expect(screen.getByText("Choose one.")).toBeVisible()
    const choice = screen.getByRole("checkbox", { name: "Small" })
    expect(choice).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
    await user.click(choice)
    expect(screen.queryByText("Choose one.")).not.toBeInTheDocument()
  })

  test("clears the error of a changed field only, and keeps focus in it", async () => {
    const { user, order } = open({ send: () => Promise.reject(refusal("Refused", "name", "street")) })
    await user.click(order)
    await user.type(await screen.findByRole("textbox", { name: "Name" }), "Kim")
    expect(screen.queryByText("name is wrong")).not.toBeInTheDocument()
    expect(screen.getByText("street is wrong")).toBeVisible()
    expect(screen.getByLabelText("Name")).toHaveFocus()
  })

  test.each([
    { why: refusal("Refused", "street_number"), text: "Refused" },
    { why: new TypeError("Failed to fetch"), text: "The server cannot be reached. Please try again." },
  ])("shows a failure that concerns no single field below the fields: $text", async ({ why, text }) => {
    const { user, order } = open({ send: () => Promise.reject(why) })
    await user.click(order)
    expect(await screen.findByRole("alert")).toHaveTextContent(text)
    await user.type(screen.getByLabelText("Name"), "Kim")
    expect(screen.getByRole("alert")).toHaveTextContent(text)
  })
})
