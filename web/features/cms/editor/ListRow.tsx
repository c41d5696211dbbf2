import { Box } from "@chakra-ui/react/box"
import { Button } from "@chakra-ui/react/button"
import { Flex } from "@chakra-ui/react/flex"
import type { Field } from "@farelight/api/contract/content/fields.ts"
import type { Path } from "../changes/content.ts"
import { ContentField } from "./ContentField.tsx"
import { fieldLabel } from "./fieldLabel.ts"

interface Props {
  path: Path
  item: Field
  isLast: boolean
  /** Puts the row at another place, counted from zero. */
  move: (to: number) => void
  remove: () => void
}

/** One row of a list, with what can be done with it. */
export const ListRow = ({ path, item, isLast, move, remove }: Props) => {
  const index = Number(path.at(-1))
  const name = fieldLabel(path)
  return (
    <Box data-row={index}>
      <ContentField path={path} field={item} />
      <Flex gap="1" justify="end" marginTop="1">
        <Button
          data-move="up"
          variant="ghost"
          size="xs"
          aria-label={`Move ${name} up`}
          // A button that went inactive would drop the focus of whoever moves a row step by step.
          aria-disabled={index === 0}
          opacity={index === 0 ? 0.4 : undefined}
          onClick={() => index > 0 && move(index - 1)}
        >
          Up
        </Button>
        <Button
          data-move="down"
          variant="ghost"
          size="xs"
          aria-label={`Move ${name} down`}
          aria-disabled={isLast}
          opacity={isLast ? 0.4 : undefined}
          onClick={() => isLast || move(index + 1)}
        >
          Down
        </Button>
        <Button variant="ghost" size="xs" color="fg.error" aria-label={`Remove ${name}`} onClick={remove}>
          Remove
        </Button>
      </Flex>
    </Box>
  )
}
