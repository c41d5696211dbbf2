import { Button } from "@chakra-ui/react/button"
import { Stack } from "@chakra-ui/react/stack"
import { chakra } from "@chakra-ui/react/styled-system"
import { Text } from "@chakra-ui/react/text"
import { emptyValue, type Field } from "@farelight/api/contract/content/fields.ts"
import { useEffect, useRef, useState } from "react"
import type { Path } from "../changes/content.ts"
import { useContentField } from "./contentForm.ts"
import { fieldLabel } from "./fieldLabel.ts"
import { ListRow } from "./ListRow.tsx"
import { moveRow } from "./moveRow.ts"

interface Props {
  path: Path
  value: readonly unknown[]
  item: Field
}

/** A list in rows that can be added, removed and put into another order. */
export const RowsField = ({ path, value, item }: Props) => {
  const { controlId, fault, change } = useContentField(path)
  const [names, setNames] = useState<readonly string[]>(() => value.map(() => crypto.randomUUID()))
  const [news, setNews] = useState("")
  const list = useRef<HTMLFieldSetElement>(null)
  const focusNext = useRef<string>(undefined)

  useEffect(() => {
    if (focusNext.current === undefined) return
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  // The list may have changed elsewhere: by another save that was taken over.
  if (names.length !== value.length) setNames(value.map(() => crypto.randomUUID()))

  const apply = (
    rows: readonly unknown[],
    rowNames: readonly string[],
    { said, focus }: { said: string; focus: string },
  ) => {
    setNames(rowNames)
    setNews(said)
    focusNext.current = focus
    change(rows)
  }

  const move = (from: number, to: number) =>
    apply(moveRow(value, from, to), moveRow(names, from, to), {
      said: `Row ${from + 1} is row ${to + 1} now.`,
      focus: `[data-row="${to}"] [data-move="${to < from ? "up" : "down"}"]`,
    })

  const remove = (index: number) =>
    apply(
      value.filter((_, other) => other !== index),
      names.filter((_, other) => other !== index),
      { said: `Row ${index + 1} is removed.`, focus: "[data-add]" },
    )

  const add = () =>
    apply([...value, emptyValue(item)], [...names, crypto.randomUUID()], {
      said: `Row ${value.length + 1} is added.`,
      focus: `[data-row="${value.length}"] :is(input, textarea)`,
    })

  return (
    <chakra.fieldset
      ref={list}
      data-field={controlId}
      tabIndex={-1}
      borderWidth="1px"
      borderRadius="l2"
      minWidth="0"
      padding="4"
    >
      <chakra.legend fontSize="xs" fontWeight="medium" letterSpacing="wide" paddingX="1.5" marginInlineStart="-1.5">
        {fieldLabel(path)}
      </chakra.legend>
      <Stack gap="4" paddingTop="6">
        {value.map((_, index) => (
          <ListRow
            key={names[index]}
            path={[...path, index]}
            item={item}
            isLast={index === value.length - 1}
            move={(to) => move(index, to)}
            remove={() => remove(index)}
          />
        ))}
        {fault !== undefined && (
          <Text color="fg.error" fontSize="xs">
            {fault}
          </Text>
        )}
        <Button data-add variant="outline" size="sm" alignSelf="start" background="bg" onClick={add}>
          Add row
        </Button>
        <Text srOnly aria-live="polite">
          {news}
        </Text>
      </Stack>
    </chakra.fieldset>
  )
}
