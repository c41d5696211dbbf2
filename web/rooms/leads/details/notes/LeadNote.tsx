import { callOutcomes, callWords } from "@farelight/api/contract/leads/callOutcomes.ts"
import { useEffect, useId, useRef, useState } from "react"
import { toast } from "sonner"
import { Button, chakra, Text } from "../../../../components/chakra.ts"
import { attempt } from "../../../../components/forms/attempt.ts"
import { confirm } from "../../../../components/forms/confirm.ts"
import { DateTime } from "../../../../components/records/DateTime.tsx"
import {
  type LeadNotes_NoteFragment,
  useDeleteLeadNoteMutation,
  useEditLeadNoteMutation,
} from "../../../../graphql/generated.ts"
import { usePermissions } from "../../../accounts/account/permissions.ts"
import { FeedActor, FeedEntry } from "../../sections/FeedEntry.tsx"
import { splitMentions } from "./mentions.ts"
import { NoteForm } from "./NoteForm.tsx"

const link = { variant: "plain", size: "2xs", paddingX: "1", color: "fg.muted", textDecoration: "underline" } as const

export const LeadNote = ({ note, reload }: { note: LeadNotes_NoteFragment; reload: () => void }) => {
  const { id, text, writtenBy, writtenAt, editedAt, mentions, call, viewerCanEdit } = note
  const { viewerCanWorkLeads } = usePermissions()
  const [mode, setMode] = useState<"read" | "edit">("read")
  const [editNote] = useEditLeadNoteMutation()
  const [deleteNote] = useDeleteLeadNoteMutation()
  const field = useRef<HTMLTextAreaElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  const textId = useId()

  useEffect(() => {
    if (mode === "edit") field.current?.focus()
    if (mode === "read" && wasEdited.current) editButton.current?.focus()
    wasEdited.current = mode === "edit"
  }, [mode])

  const save = (changed: string, mentionedIds: string[]) =>
    attempt("Failed to change the note", async () => {
      await editNote({ variables: { id, text: changed, mentionedIds } })
      setMode("read")
      reload()
    })

  const question = {
    title: "Delete this note?",
    text: "Nobody will be able to read it again.",
    closeLabel: "Keep it",
    goLabel: "Delete note",
  }
  const remove = () =>
    attempt("Failed to delete the note", async () => {
      if (!(await confirm(question))) return
      await deleteNote({ variables: { id } })
      toast.success("Note deleted")
      reload()
    })

  const editing = (
    <NoteForm
      ref={field}
      label="Change the note"
      action="Save note"
      actionUnderWay="Saving..."
      first={text}
      saved={text}
      mentions={mentions}
      loss="A change to a note that has not been saved yet will be lost."
      save={save}
      cancel={() => setMode("read")}
    />
  )
  const reading = (
    <Text id={textId} whiteSpace="pre-line" overflowWrap="anywhere">
      {splitMentions(text, mentions).map((part) =>
        part.mentioned ? (
          <chakra.strong key={part.start} color="brand.fg" fontWeight="semibold">
            {part.text}
          </chakra.strong>
        ) : (
          part.text
        ),
      )}
    </Text>
  )
  const actions = viewerCanEdit && viewerCanWorkLeads && mode !== "edit" && (
    <>
      <Button {...link} ref={editButton} aria-describedby={textId} onClick={() => setMode("edit")}>
        Edit
      </Button>
      <Button {...link} aria-describedby={textId} onClick={remove}>
        Delete
      </Button>
    </>
  )
  return (
    <FeedEntry
      at={writtenAt}
      author={writtenBy}
      state={actions}
      text={mode === "edit" ? editing : text && reading}
      isInternal
    >
      <FeedActor>{writtenBy}</FeedActor> {call ? `called, ${callWords[callOutcomes[call]]}` : "noted"}
      {editedAt && (
        <>
          {" "}
          (edited <DateTime at={editedAt} />)
        </>
      )}
    </FeedEntry>
  )
}
