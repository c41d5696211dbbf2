import { emptyValue, type Field } from "@farelight/api/contract/content/fields.ts"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { Box, Button, chakra, Flex, Stack, Text } from "../../../../components/chakra.ts"
import type { Path } from "../content.ts"
import { fieldLabel, useContentField, useContentForm } from "./contentForm.ts"

const without = <Row,>(rows: readonly Row[], index: number) => rows.filter((_, other) => other !== index)

const moved = <Row,>(rows: readonly Row[], from: number, to: number): Row[] => {
  const rest = without(rows, from)
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)]
}

interface RowActionsProps {
  name: string
  index: number
  isLast: boolean
  move: (to: number) => void
  remove: () => void
}

const RowActions = ({ name, index, isLast, move, remove }: RowActionsProps) => {
  const moves = [
    { label: "Up", direction: "up", to: index - 1, isPossible: index > 0 },
    { label: "Down", direction: "down", to: index + 1, isPossible: !isLast },
  ]
  return (
    <Flex gap="1" justify="end" marginTop="1">
      {moves.map(({ label, direction, to, isPossible }) => (
        <Button
          key={direction}
          data-move={direction}
          variant="ghost"
          size="xs"
          aria-label={`Move ${name} ${direction}`}
          // Not `disabled`, which would lose the focus while a row is moved step by step.
          aria-disabled={!isPossible}
          opacity={isPossible ? undefined : 0.4}
          onClick={() => isPossible && move(to)}
        >
          {label}
        </Button>
      ))}
      <Button variant="ghost" size="xs" color="fg.error" aria-label={`Remove ${name}`} onClick={remove}>
        Remove
      </Button>
    </Flex>
  )
}

interface Props {
  path: Path
  value: readonly unknown[]
  item: Field
  control: (path: Path) => ReactNode
}

export const RowsField = ({ path, value, item, control }: Props) => {
  const { controlId, label, fault, change } = useContentField(path)
  // All languages have the same rows in the same order, so only English can change them.
  const isFixed = useContentForm().english !== undefined
  const [rowKeys, setRowKeys] = useState<readonly string[]>(() => value.map(() => crypto.randomUUID()))
  const [done, setDone] = useState({ announce: "", focus: "" })
  const list = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    if (done.focus) list.current?.querySelector<HTMLElement>(done.focus)?.focus()
  }, [done])

  // Combining with another user's save may have changed the number of rows, so the keys are made anew.
  if (rowKeys.length !== value.length) setRowKeys(value.map(() => crypto.randomUUID()))

  const apply = (rows: readonly unknown[], keys: readonly string[], then: typeof done) => {
    setRowKeys(keys)
    setDone(then)
    change(rows)
  }

  const move = (from: number, to: number) =>
    apply(moved(value, from, to), moved(rowKeys, from, to), {
      announce: `Row ${from + 1} is row ${to + 1} now.`,
      focus: `[data-row="${to}"] [data-move="${to < from ? "up" : "down"}"]`,
    })

  const remove = (index: number) =>
    apply(without(value, index), without(rowKeys, index), {
      announce: `Row ${index + 1} is removed.`,
      focus: "[data-add]",
    })

  const add = () =>
    apply([...value, emptyValue(item)], [...rowKeys, crypto.randomUUID()], {
      announce: `Row ${value.length + 1} is added.`,
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
        {label}
      </chakra.legend>
      <Stack gap="4" paddingTop={isFixed ? "1" : "6"}>
        {value.map((_, index) => (
          <Box key={rowKeys[index]} data-row={index}>
            {control([...path, index])}
            {!isFixed && (
              <RowActions
                name={fieldLabel([...path, index])}
                index={index}
                isLast={index === value.length - 1}
                move={(to) => move(index, to)}
                remove={() => remove(index)}
              />
            )}
          </Box>
        ))}
        {fault !== undefined && (
          <Text color="fg.error" fontSize="xs">
            {fault}
          </Text>
        )}
        {!isFixed && (
          <Button data-add alignSelf="start" background="bg" onClick={add}>
            Add row
          </Button>
        )}
        <Text srOnly aria-live="polite">
          {done.announce}
        </Text>
      </Stack>
    </chakra.fieldset>
  )
}
