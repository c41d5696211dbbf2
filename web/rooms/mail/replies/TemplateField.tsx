import { useState } from "react"
import { Field } from "../../../parts/chakra.ts"
import { Select } from "../../../parts/forms/Select.tsx"
import { ConfirmDialog } from "../../../parts/ModalDialog.tsx"
import type { ReplyStart } from "./ReplyForm.tsx"
import type { Beginning } from "./useReply.ts"

const NONE = "-1"

interface Props {
  start: ReplyStart
  isUnfinished: boolean
  isDisabled: boolean
  begin: (beginning: Beginning) => void
}

/** Fills a reply in from a template, which replaces what was written only after a question. */
export const TemplateField = ({ start, isUnfinished, isDisabled, begin }: Props) => {
  const [chosen, setChosen] = useState(NONE)
  const [asked, setAsked] = useState<string>()

  // Two may have the same name.
  const templates = start.templates.map((template, index) => ({ ...template, value: String(index) }))

  const fillIn = (choice: string) => {
    setChosen(choice)
    begin(templates.find(({ value }) => value === choice) ?? start)
  }

  return (
    <>
      <Field.Root>
        <Field.Label>Template</Field.Label>
        <Select
          disabled={isDisabled}
          options={[
            { name: NONE, label: "None" },
            ...templates.map(({ value, name }) => ({ name: value, label: name })),
          ]}
          chosen={chosen}
          choose={(value) => (isUnfinished ? setAsked(value) : fillIn(value))}
        />
      </Field.Root>
      {asked !== undefined && (
        <ConfirmDialog
          title="Replace what you have written?"
          text="The template takes the place of your subject and text."
          closeLabel="Keep mine"
          goLabel="Replace"
          close={() => setAsked(undefined)}
          go={() => fillIn(asked)}
        />
      )}
    </>
  )
}
