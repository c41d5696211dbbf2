import { useEffect, useRef } from "react"
import { toast } from "sonner"
import { type LeadNotes_NoteFragment, useAddLeadNoteMutation } from "../../../graphql/generated.ts"
import { Stack, Text } from "../../../parts/chakra.ts"
import { useCommands } from "../../../parts/commands/useCommands.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import { useLeadFocus } from "../lead/leadOpening.ts"
import { LeadNote } from "./LeadNote.tsx"
import { LeadSection } from "./LeadSection.tsx"
import { NoteForm } from "./NoteForm.tsx"
import { noteDraft } from "./noteDrafts.ts"

interface Props {
  kind: LeadKindFacts
  leadId: string
  notes: readonly LeadNotes_NoteFragment[]
}

/** What the operators have noted about a lead. Its sender never sees it. */
export const LeadNotes = ({ kind: { type, typename }, leadId, notes }: Props) => {
  const { viewerCanWorkLeads } = usePermissions()
  const [addNote, { client }] = useAddLeadNoteMutation()
  const field = useRef<HTMLTextAreaElement>(null)
  const wantsNote = useLeadFocus() === "note"
  const draft = noteDraft(type, leadId)

  useCommands([
    {
      id: "lead.note",
      title: "Write a note",
      group: "Lead",
      keys: "e",
      isEnabled: viewerCanWorkLeads,
      run: () => field.current?.focus(),
    },
  ])

  // The list's key for a note leads here.
  useEffect(() => {
    if (wantsNote) field.current?.focus()
  }, [wantsNote])

  /** Loads the notes again, including those that others have written in the meantime. */
  const reload = () =>
    void client.refetchQueries({
      updateCache: (cache) => {
        const id = cache.identify({ __typename: typename, id: leadId })
        const fields = {
          notes: (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE,
          history: (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE,
        }
        if (id) cache.modify({ id, fields })
      },
    })

  const add = async (text: string, mentionedIds: string[]) => {
    try {
      await addNote({ variables: { leadType: type, leadId, text, mentionedIds } })
    } catch {
      toast.error("Failed to add note")
      return false
    }
    toast.success("Note added")
    reload()
    return true
  }

  return (
    <LeadSection title="Internal notes">
      <Stack gap="3">
        {notes.length === 0 && !viewerCanWorkLeads && <Text color="fg.muted">No notes yet</Text>}
        {notes.map((note) => (
          <LeadNote key={note.id} note={note} reload={reload} />
        ))}
        {viewerCanWorkLeads && (
          <NoteForm
            key={leadId}
            ref={field}
            label="New note"
            action="Add note"
            actionUnderWay="Adding..."
            first={draft.read()}
            saved=""
            loss="A note that has not been added yet will be lost."
            save={add}
            keep={draft.write}
          />
        )}
      </Stack>
    </LeadSection>
  )
}
