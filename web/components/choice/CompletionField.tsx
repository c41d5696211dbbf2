import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react"
import { Box, Field, Textarea, VisuallyHidden } from "../chakra.ts"
import { type Option, OptionList, useOptions } from "./OptionList.tsx"

export interface Completion {
  label: string
  /** The part of an option that is typed before the caret; undefined if there is none. */
  begunAt: (text: string, caret: number) => string | undefined
  optionsFor: (begun: string) => readonly Option[]
  /** Returns the text with the chosen option; undefined if the call has replaced the whole text itself. */
  complete: (
    option: Option,
    place: { text: string; caret: number; begun: string },
  ) => { text: string; caret: number } | undefined
  onBegin?: () => void
}

interface Props extends Omit<React.ComponentProps<typeof Textarea>, "value" | "onChange" | "ref"> {
  label: string
  text: string
  change: (text: string) => void
  completion: Completion
  fault?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

export const CompletionField = ({ label, text, change, completion, fault, required, ref, ...rest }: Props) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const wantedCaret = useRef<number>(undefined)
  const [caret, setCaret] = useState(0)
  const [closedAt, setClosedAt] = useState<string>()
  const begun = completion.begunAt(text, caret)
  const place = begun === undefined ? undefined : String(caret - begun.length)
  const options = begun === undefined || place === closedAt ? [] : completion.optionsFor(begun)
  const isOpen = options.length > 0

  const { list, activeId, onKeyDown } = useOptions({
    options,
    choose: (option) => {
      setClosedAt(place)
      const completed = completion.complete(option, { text, caret, begun: begun ?? "" })
      if (!completed) return
      wantedCaret.current = completed.caret
      setCaret(completed.caret)
      change(completed.text)
    },
    close: () => setClosedAt(place),
  })

  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement)
  useLayoutEffect(() => {
    // React moves the caret to the end of a text that it sets, so the caret is put back.
    if (wantedCaret.current === undefined) return
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current)
    wantedCaret.current = undefined
  })

  return (
    <Field.Root position="relative" required={required} invalid={fault !== undefined}>
      <VisuallyHidden asChild>
        <Field.Label>{label}</Field.Label>
      </VisuallyHidden>
      <Textarea
        {...rest}
        ref={field}
        borderColor="border.emphasized"
        value={text}
        // Only while the list is open, as ARIA does not allow this role on a text area.
        role={isOpen ? "combobox" : undefined}
        aria-autocomplete="list"
        aria-expanded={isOpen || undefined}
        aria-controls={isOpen ? list.id : undefined}
        aria-activedescendant={isOpen ? activeId : undefined}
        onChange={({ currentTarget }) => {
          setCaret(currentTarget.selectionStart)
          if (completion.begunAt(currentTarget.value, currentTarget.selectionStart) === undefined)
            setClosedAt(undefined)
          else completion.onBegin?.()
          change(currentTarget.value)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={(event) => isOpen && onKeyDown(event)}
        onBlur={() => setClosedAt(place)}
      />
      <Field.ErrorText>{fault}</Field.ErrorText>
      {isOpen && (
        <Box
          data-popup="open"
          position="absolute"
          // A small field is at the bottom of the window, so its list opens above it; a large field has room inside.
          bottom={(rest.rows ?? 1) > 3 ? "1" : "100%"}
          insetInlineEnd={(rest.rows ?? 1) > 3 ? "2" : undefined}
          zIndex="popover"
          width="full"
          maxWidth="72"
          fontSize="sm"
          background="bg.panel"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l3"
          boxShadow="lg"
          padding="1"
        >
          <OptionList label={completion.label} list={list} />
        </Box>
      )}
    </Field.Root>
  )
}
