import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react"

interface Props {
  id?: string
  /** Called with the text of each field, by its name, unless the last call is still busy. */
  submit: (values: Record<string, string>) => void
  isBusy: boolean
  /** Why the last attempt failed, where no field says so. */
  failure?: string | undefined
  children: ReactNode
}

/** A form whose values are sent to the server. After a refusal, the first refused field has the focus. */
export const Form = ({ id, submit, isBusy, failure, children }: Props) => {
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!isBusy) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [isBusy])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React passes on events of a dialog's form to the form around the dialog's place in the tree.
    event.stopPropagation()
    if (isBusy) return
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    submit(Object.fromEntries(entries))
  }

  return (
    <form id={id} ref={form} onSubmit={send}>
      <Stack gap="5">
        {children}
        <Text role="alert" color="fg.error" fontSize="sm" _empty={{ display: "none" }}>
          {failure}
        </Text>
      </Stack>
    </form>
  )
}
