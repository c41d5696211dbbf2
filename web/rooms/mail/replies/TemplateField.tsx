import { useState } from "react"
import { confirm } from "../../../components/forms/confirm.ts"
import { Select } from "../../../components/forms/Select.tsx"
import type { ReplyStart } from "./ReplyForm.tsx"
import type { ReplyContent } from "./useReply.ts"

const NONE = "-1"

/** A template replaces the operator's own text only after a confirmation. */
export const useTemplates = ({ templates: given, ...blank }: ReplyStart, begin: (beginning: ReplyContent) => void) => {
  const [chosen, setChosen] = useState(NONE)
  // The index identifies a template, as names are not unique.
  const templates = given.map((template, index) => ({ ...template, value: String(index) }))

  const fillIn = (choice: string) => {
    setChosen(choice)
    begin(templates.find(({ value }) => value === choice) ?? blank)
  }
  const question = {
    title: "Replace what you have written?",
    text: "The template takes the place of your subject and text.",
    closeLabel: "Keep mine",
    goLabel: "Replace",
  }
  const choose = async (choice: string, isUnfinished: boolean) => {
    if (!isUnfinished || (await confirm(question))) fillIn(choice)
  }
  return { templates, chosen, choose }
}

interface Props {
  choice: ReturnType<typeof useTemplates>
  isUnfinished: boolean
  isDisabled: boolean
}

export const TemplateField = ({ choice: { templates, chosen, choose }, isUnfinished, isDisabled }: Props) => (
  <Select
    label="Template"
    width="auto"
    minWidth="0"
    maxWidth="8rem"
    size="sm"
    variant="plain"
    disabled={isDisabled}
    options={[
      { name: NONE, label: "Templates" },
      ...templates.map(({ value, name }) => ({ name: value, label: name })),
    ]}
    chosen={chosen}
    choose={(value) => choose(value, isUnfinished)}
  />
)
