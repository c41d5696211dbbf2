import { type KeyboardEvent, type Ref, useState } from "react"
import { useUnfinishedWork } from "../../../../browser/unfinishedWork.ts"
import { Button, Flex, PrimaryButton, Stack } from "../../../../components/chakra.ts"
import { CompletionField } from "../../../../components/choice/CompletionField.tsx"
import { sendByKey } from "../../../../components/forms/sendByKey.ts"
import { useForm } from "../../../../components/forms/useForm.ts"
import { useColleaguesQuery } from "../../../../graphql/generated.ts"
import { completeMention, type Mentionable, mentionCandidates, mentionedIn, partialMention } from "./mentions.ts"

// The mutations refuse longer texts.
const MAX_LENGTH = 5000

interface Props {
  label: string
  action: string
  actionUnderWay: string
  first: string
  saved: string
  mentions?: readonly Mentionable[]
  loss: string
  save: (text: string, mentionedIds: string[]) => Promise<boolean>
  keep?: (text: string) => void
  cancel?: () => void
  ref?: Ref<HTMLTextAreaElement>
}

export const NoteForm = (props: Props) => {
  const { label, action, actionUnderWay, first, saved, mentions = [], loss, save, keep, cancel, ref } = props
  const [text, setText] = useState(first)
  const [isMentioning, setIsMentioning] = useState(false)
  const { data } = useColleaguesQuery({ skip: !isMentioning })
  const others = data?.colleagues.filter(({ id }) => id !== data.me.id)

  useUnfinishedWork(text.trim() !== "" && text !== saved, loss)

  const change = (next: string) => {
    setText(next)
    keep?.(next)
  }

  const form = useForm(async () => {
    if (text.trim() === "") return
    if (await save(text.trim(), mentionedIn(text, [...mentions, ...(others ?? [])]))) change("")
  })

  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === "Escape") {
      event.stopPropagation()
      if (cancel) cancel()
      // Leaves the field, so that further keys are shortcuts for the lead.
      else if (event.target instanceof HTMLElement) event.target.blur()
    }
    sendByKey(event)
  }

  return (
    <form {...form.props} onKeyDown={submitByKey}>
      <Stack gap="2" align="start">
        <CompletionField
          ref={ref}
          label={label}
          text={text}
          change={change}
          completion={{
            label: "Colleagues",
            begunAt: partialMention,
            optionsFor: (begun) =>
              mentionCandidates(begun, others ?? []).map(({ id, name }) => ({ value: id, label: name })),
            complete: ({ label: name }, { text, caret, begun }) => completeMention(text, caret, begun, name),
            onBegin: () => setIsMentioning(true),
          }}
          data-field="note"
          placeholder="Note for your team, @ mentions somebody"
          rows={1}
          autoresize
          maxH="48"
          maxLength={MAX_LENGTH}
          // The field is cleared after the save, so text that is typed meanwhile would be lost.
          readOnly={form.isBusy}
        />
        <Flex gap="2" align="center" hidden={text.trim() === "" && !cancel} alignSelf="end">
          <PrimaryButton type="submit" title="Ctrl+Enter" disabled={text.trim() === ""} aria-busy={form.isBusy}>
            {form.isBusy ? actionUnderWay : action}
          </PrimaryButton>
          {cancel && (
            <Button variant="ghost" onClick={cancel}>
              Cancel
            </Button>
          )}
        </Flex>
      </Stack>
    </form>
  )
}
