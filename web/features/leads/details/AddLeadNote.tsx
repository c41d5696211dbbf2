import { Button } from "@chakra-ui/react/button"
import { Field } from "@chakra-ui/react/field"
import { Stack } from "@chakra-ui/react/stack"
import { Textarea } from "@chakra-ui/react/textarea"
import { type SubmitEvent, useState } from "react"
import { toast } from "sonner"
import { useAnnounceUnfinished } from "../../../components/unfinishedWork.ts"
import { type LeadType, useAddLeadNoteMutation } from "../../../graphql/generated.ts"

// schema.graphql, `addLeadNote`.
const MAX_LENGTH = 5000

/** Writes a note. Its text stays in the field until the server has it. */
export const AddLeadNote = ({ leadType, leadId }: { leadType: LeadType; leadId: string }) => {
  const [text, setText] = useState("")
  const [addNote, { loading }] = useAddLeadNoteMutation({
    onCompleted: () => {
      setText("")
      toast.success("Note added")
    },
    onError: () => toast.error("Failed to add note"),
    refetchQueries: "active",
  })

  useAnnounceUnfinished(text.trim() !== "", "A note that has not been added yet will be lost.")

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!loading && text.trim() !== "") addNote({ variables: { leadType, leadId, text: text.trim() } })
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="3" align="start">
        <Field.Root>
          <Field.Label>New note</Field.Label>
          <Textarea
            rows={3}
            maxLength={MAX_LENGTH}
            borderColor="border.emphasized"
            // What is typed while the note is on its way would be lost with the text that was sent.
            readOnly={loading}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field.Root>
        <Button type="submit" size="sm" colorPalette="brand" disabled={text.trim() === ""} aria-busy={loading}>
          {loading ? "Adding..." : "Add note"}
        </Button>
      </Stack>
    </form>
  )
}
