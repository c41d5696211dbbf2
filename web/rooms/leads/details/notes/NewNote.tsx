import type { Ref } from "react"
import { toast } from "sonner"
import { useAddLeadNoteMutation } from "../../../../graphql/generated.ts"
import type { LeadKindFacts } from "../../lead/leadKind.ts"
import { useReloadLead } from "../../lead/useReloadLead.ts"
import { NoteForm } from "./NoteForm.tsx"
import { noteDraft } from "./noteDrafts.ts"

interface Props {
  kind: LeadKindFacts
  leadId: string
  ref: Ref<HTMLTextAreaElement>
}

export const NewNote = ({ kind, leadId, ref }: Props) => {
  const [addNote] = useAddLeadNoteMutation()
  const reload = useReloadLead(kind, leadId)
  const draft = noteDraft(kind.type, leadId)

  const add = async (text: string, mentionedIds: string[]) => {
    try {
      await addNote({ variables: { leadType: kind.type, leadId, text, mentionedIds } })
    } catch {
      toast.error("Failed to add note")
      return false
    }
    toast.success("Note added")
    reload("notes")
    return true
  }

  return (
    <NoteForm
      ref={ref}
      label="New note"
      action="Add note"
      actionUnderWay="Adding..."
      first={draft.read()}
      saved=""
      loss="A note that has not been added yet will be lost."
      save={add}
      keep={draft.write}
    />
  )
}
