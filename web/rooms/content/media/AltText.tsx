import { useId, useRef, useState } from "react"
import { serverError } from "../../../apollo/errors.ts"
import { Button, Field, Flex, PrimaryButton, Text, Textarea, TextButton } from "../../../components/chakra.ts"
import { useDraft } from "../../../components/forms/useDraft.ts"
import { useUpdateMediaMutation } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { recordPictureChange } from "./mediaCache.ts"

interface Props {
  file: { id: string; filename: string; altText: string }
}

export const AltText = ({ file }: Props) => {
  const { viewerCanEditMedia } = usePermissions()
  const [isEditing, setIsEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const close = () => {
    setIsEditing(false)
    // The field that had the focus is gone, so the button gets it.
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (isEditing) return <AltTextField file={file} close={close} />
  return (
    <Flex gap="2" align="center" justify="space-between" minHeight="6" fontSize="xs">
      {file.altText ? (
        <Text color="fg.muted" lineClamp="2" overflowWrap="anywhere" title={file.altText}>
          {file.altText}
        </Text>
      ) : (
        <Text color="yellow.fg">No alt text</Text>
      )}
      {viewerCanEditMedia && (
        <TextButton
          ref={opener}
          size="xs"
          height="6"
          paddingX="1"
          aria-label={`${file.altText ? "Edit" : "Add"} alt text of ${file.filename}`}
          onClick={() => setIsEditing(true)}
        >
          {file.altText ? "Edit" : "Add"}
        </TextButton>
      )}
    </Flex>
  )
}

/** No form, as the field may be inside another one. */
const AltTextField = ({ file, close }: Props & { close: () => void }) => {
  const draft = useDraft(`alt:${file.id}`, { text: file.altText })
  const { text } = draft.values
  const [update, { client, loading, error, reset }] = useUpdateMediaMutation()
  const hintId = useId()

  const save = async () => {
    if (loading) return
    // Not reported here, as the GraphQL client logs failures and the field shows them.
    const { data } = await update({ variables: { id: file.id, altText: text.trim() } }).catch(() => ({ data: null }))
    if (!data) return
    draft.forget()
    recordPictureChange(client)
    close()
  }

  return (
    <Field.Root invalid={error !== undefined} gap="1.5">
      <Field.Label fontSize="sm">
        Alt text<Field.Label srOnly>{` of ${file.filename}`}</Field.Label>
      </Field.Label>
      <Textarea
        size="sm"
        rows={2}
        maxLength={255}
        autoFocus
        aria-describedby={hintId}
        background="bg"
        value={text}
        onChange={({ currentTarget }) => {
          if (error) reset()
          draft.change({ text: currentTarget.value })
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            // Escape would also close a dialog around the field.
            event.stopPropagation()
            close()
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
        <PrimaryButton size="xs" aria-disabled={loading} onClick={save}>
          Save
        </PrimaryButton>
        <Button size="xs" onClick={close}>
          Cancel
        </Button>
      </Flex>
    </Field.Root>
  )
}
