import { Button } from "@chakra-ui/react/button"
import { Field } from "@chakra-ui/react/field"
import { Stack } from "@chakra-ui/react/stack"
import { Text } from "@chakra-ui/react/text"
import { Textarea } from "@chakra-ui/react/textarea"
import { type SubmitEvent, useState } from "react"
import { toast } from "sonner"
import { Moment } from "../../../components/records/Moment.tsx"
import { Panel } from "../../../components/records/Panel.tsx"
import { useAnnounceUnfinished } from "../../../components/unfinishedWork.ts"
import { type LeadNotes_NoteFragment, useAddLeadNoteMutation } from "../../../graphql/generated.ts"
import { usePermissions } from "../../account/permissions.ts"
import type { LeadKindFacts } from "../leadKind.ts"

// The limit of the `addLeadNote` mutation.
const MAX_LENGTH = 5000

interface AddNoteProps {
  kind: LeadKindFacts
  leadId: string
}

/** Writes a note. Its text stays in the field until the server has it. */
const AddLeadNote = ({ kind: { type, typename }, leadId }: AddNoteProps) => {
  const [text, setText] = useState("")
  const [addNote, { client, loading }] = useAddLeadNoteMutation({
    onCompleted: () => {
      setText("")
      toast.success("Note added")
      // Loads the lead's notes again, including those that others have added in the meantime.
      client.refetchQueries({
        updateCache: (cache) => {
          const id = cache.identify({ __typename: typename, id: leadId })
          if (id) cache.modify({ id, fields: { notes: (_, { INVALIDATE }) => INVALIDATE } })
        },
      })
    },
    onError: () => toast.error("Failed to add note"),
  })

  useAnnounceUnfinished(text.trim() !== "", "A note that has not been added yet will be lost.")

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!loading && text.trim() !== "") addNote({ variables: { leadType: type, leadId, text: text.trim() } })
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
            // The field is cleared once the note is stored, so whatever is typed until then would be lost.
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

/** What the operators have noted about a lead. Its sender never sees it. */
export const LeadNotes = ({ notes, ...lead }: AddNoteProps & { notes: readonly LeadNotes_NoteFragment[] }) => {
  const { viewerCanWorkLeads } = usePermissions()
  return (
    <Panel title="Internal notes">
      <Stack gap="4">
        {notes.length === 0 && !viewerCanWorkLeads && <Text color="fg.muted">No notes yet</Text>}
        {notes.map(({ id, text, writtenBy, writtenAt }) => (
          <div key={id}>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </Text>
            <Text color="fg.muted" fontSize="sm">
              {writtenBy}, <Moment at={writtenAt} />
            </Text>
          </div>
        ))}
        {viewerCanWorkLeads && <AddLeadNote key={lead.leadId} {...lead} />}
      </Stack>
    </Panel>
  )
}
