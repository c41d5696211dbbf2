import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react"
import { Box, Field, Textarea } from "../../../parts/chakra.ts"
import { OptionList, useOptions } from "../../../parts/choice/OptionList.tsx"
import { begunMention, completeMention, type Mentionable, matchesOf } from "./mentions.ts"

interface Props {
  label: string
  text: string
  change: (text: string) => void
  maxLength: number
  isReadOnly: boolean
  /** Undefined until they are loaded. */
  colleagues: readonly Mentionable[] | undefined
  onMention: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/** A long text in which colleagues are mentioned by an @ and their name, which can be chosen from a list. */
export const MentionField = ({
  label,
  text,
  change,
  maxLength,
  isReadOnly,
  colleagues = [],
  onMention,
  ref,
}: Props) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const wantedCaret = useRef<number>(undefined)
  const [caret, setCaret] = useState(0)
  const [closedAt, setClosedAt] = useState<string>()
  const begun = begunMention(text, caret)
  const place = begun === undefined ? undefined : String(caret - begun.length)
  const found = begun === undefined || place === closedAt ? [] : matchesOf(begun, colleagues)
  const isOpen = found.length > 0

  const { list, activeId, onKeyDown } = useOptions({
    options: found.map(({ id, name }) => ({ value: id, label: name })),
    choose: ({ label: name }) => {
      const completed = completeMention(text, caret, begun ?? "", name)
      wantedCaret.current = completed.caret
      setCaret(completed.caret)
      setClosedAt(place)
      change(completed.text)
    },
    close: () => setClosedAt(place),
  })

  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
  useLayoutEffect(() => {
    // React puts the caret at the end of a text that it has set.
    if (wantedCaret.current === undefined) return
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current)
    wantedCaret.current = undefined
  })

  return (
    <Field.Root position="relative">
      <Field.Label>{label}</Field.Label>
      <Textarea
        ref={field}
        data-field="note"
        rows={2}
        autoresize
        maxH="48"
        maxLength={maxLength}
        borderColor="border.emphasized"
        readOnly={isReadOnly}
        value={text}
        // While the list is open, the field is a combo box, and a text field otherwise.
        role={isOpen ? "combobox" : undefined}
        aria-autocomplete="list"
        aria-expanded={isOpen || undefined}
        aria-controls={isOpen ? list.id : undefined}
        aria-activedescendant={isOpen ? activeId : undefined}
        onChange={({ currentTarget }) => {
          setCaret(currentTarget.selectionStart)
          if (begunMention(currentTarget.value, currentTarget.selectionStart) === undefined) setClosedAt(undefined)
          else onMention()
          change(currentTarget.value)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={(event) => isOpen && onKeyDown(event)}
        onBlur={() => setClosedAt(place)}
      />
      {isOpen && (
        <Box
          data-popup="open"
          position="absolute"
          top="100%"
          zIndex="popover"
          width="full"
          maxWidth="64"
          background="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l3"
          boxShadow="lg"
          padding="1"
        >
          <OptionList label="Colleagues" list={list} />
        </Box>
      )}
    </Field.Root>
  )
}
