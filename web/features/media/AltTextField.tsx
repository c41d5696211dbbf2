import { Button } from "@chakra-ui/react/button"
import { Field } from "@chakra-ui/react/field"
import { Flex } from "@chakra-ui/react/flex"
import { Textarea } from "@chakra-ui/react/textarea"
import { useId, useState } from "react"
import { serverError } from "../../apollo/errors.ts"
import { useUpdateMediaMutation } from "../../graphql/generated.ts"
import { askAgainWhatIsLoading } from "./reloadMediaLists.ts"

interface Props {
  file: { id: string; filename: string; altText: string }
  saved: () => void
  cancel: () => void
  /** The field comes by itself, not because the operator asked for it: then it must not take the focus. */
  isUnasked?: boolean
}

/** Asks what a picture shows. It is no form of its own, as it may stand within one. */
export const AltTextField = ({ file, saved, cancel, isUnasked = false }: Props) => {
  const [text, setText] = useState(file.altText)
  const [update, { client, loading, error, reset }] = useUpdateMediaMutation()
  const hintId = useId()

  const save = async () => {
    if (loading) return
    // The GraphQL client has already written a failure to the console; the field shows it.
    const { data } = await update({ variables: { id: file.id, altText: text.trim() } }).catch(() => ({ data: null }))
    if (!data) return
    askAgainWhatIsLoading(client)
    saved()
  }

  return (
    <Field.Root invalid={error !== undefined} gap="1.5">
      <Field.Label fontSize="sm">
        Alt text<Field.Label srOnly>{` of ${file.filename}`}</Field.Label>
      </Field.Label>
      <Textarea
        size="sm"
        rows={isUnasked ? 1 : 2}
        maxLength={255}
        autoFocus={!isUnasked}
        aria-describedby={hintId}
        background="bg"
        value={text}
        onChange={({ currentTarget }) => {
          if (error) reset()
          setText(currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            // Within a dialog it would close that as well.
            event.stopPropagation()
            cancel()
          }
          if (event.key === "Enter") {
            event.preventDefault()
            void save()
          }
        }}
      />
      <Field.HelperText id={hintId}>What the picture shows, for those who do not see it</Field.HelperText>
      <Field.ErrorText>{serverError(error)?.message ?? "The text could not be saved. Try again."}</Field.ErrorText>
      <Flex gap="2">
        <Button size="xs" colorPalette="brand" aria-disabled={loading} onClick={save}>
          Save
        </Button>
        <Button size="xs" variant="outline" onClick={cancel}>
          {isUnasked ? "Later" : "Cancel"}
        </Button>
      </Flex>
    </Field.Root>
  )
}
