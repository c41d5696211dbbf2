import { dequal } from "dequal/lite"
import { Box, Button, Flex, PrimaryButton, Text } from "../../../../components/chakra.ts"
import { confirm } from "../../../../components/forms/confirm.ts"
import { formatMoment } from "../../../../components/records/DateTime.tsx"
import { useCmsBlockHistoryQuery } from "../../../../graphql/generated.ts"
import { type Content, contentOrEmpty, isContent, type Path, pathInWords } from "../content.ts"
import { ChangeList } from "./ChangeList.tsx"

interface Combination {
  content: unknown
  /** Paths that both sides changed, but differently; my version wins there. */
  overlaps: readonly Path[]
}

interface Sides {
  base: unknown
  mine: unknown
  theirs: unknown
}

// JSON has no undefined, so an undefined value means that one side removed the key.
const withoutRemoved = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

/** A three-way merge. Only lists of unchanged length are merged row by row, as otherwise rows cannot be matched. */
export const combineContent = ({ base, mine, theirs }: Sides, path: Path = []): Combination => {
  if (dequal(mine, theirs) || dequal(theirs, base)) return { content: mine, overlaps: [] }
  if (dequal(mine, base)) return { content: theirs, overlaps: [] }
  if (isContent(base) && isContent(mine) && isContent(theirs)) {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const parts = keys.map((key) => {
      const sides = { base: base[key], mine: mine[key], theirs: theirs[key] }
      return [key, combineContent(sides, [...path, key])] as const
    })
    return {
      content: withoutRemoved(parts.map(([key, { content }]) => [key, content])),
      overlaps: parts.flatMap(([, { overlaps }]) => overlaps),
    }
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length === mine.length && mine.length === theirs.length) {
      const parts = mine.map((item, index) =>
        combineContent({ base: base[index], mine: item, theirs: theirs[index] }, [...path, index]),
      )
      return { content: parts.map(({ content }) => content), overlaps: parts.flatMap(({ overlaps }) => overlaps) }
    }
  }
  return { content: mine, overlaps: [path] }
}

interface Props {
  blockId: string
  /** Author of the other version; by default, whoever published the section last. */
  savedBy?: string
  savedAt: string
  what: "section" | "draft"
  base: Content
  mine: Content
  theirs: Content
  keepMine: () => void
  takeTheirs: () => void
  goOnWith: (content: Content) => void
}

export const ConflictNotice = ({ blockId, savedAt, what, base, mine, theirs, ...props }: Props) => {
  const { keepMine, takeTheirs, goOnWith } = props
  const { data } = useCmsBlockHistoryQuery({ variables: { id: blockId, first: 1 }, fetchPolicy: "network-only" })
  const savedBy = props.savedBy ?? data?.cmsBlock?.versions.edges[0]?.node.savedBy ?? "Somebody else"
  const discard = async () => {
    const question = {
      title: "Discard your changes?",
      text: "The form then holds what was saved last. What you typed is gone.",
      closeLabel: "Keep editing",
      goLabel: "Take theirs",
    }
    if (await confirm(question)) takeTheirs()
  }
  const combination = combineContent({ base, mine, theirs })
  const canCombine = !dequal(combination.content, mine)
  // The other version may contain all of mine, such as if a colleague continued the draft that this edit had saved.
  const isAllInTheirs = dequal(combination.content, theirs)
  const overlaps = combination.overlaps.map(pathInWords).join(", ")
  return (
    <Box role="alert" background="yellow.subtle" borderRadius="l2" borderWidth="1px" padding="4">
      <Text color="yellow.fg" fontWeight="semibold">
        {`${savedBy} saved this ${what} on ${formatMoment(savedAt)}, after you began.`}
      </Text>
      <Text fontSize="sm" marginBottom="3">
        Nothing that you typed is lost. This is how <del>theirs</del> differs from <ins>yours</ins>:
      </Text>
      <Box
        background="bg"
        borderRadius="l2"
        maxHeight="80"
        overflowY="auto"
        padding="3"
        tabIndex={0}
        role="group"
        aria-label="Theirs and yours"
      >
        <ChangeList before={theirs} after={mine} />
      </Box>
      {canCombine && (
        <Text fontSize="sm" marginTop="3">
          {isAllInTheirs
            ? "All that you typed is in theirs as well."
            : overlaps
              ? `Both of you changed ${overlaps}: combined, yours stands there.`
              : "You changed different fields, so that both edits fit together."}
        </Text>
      )}
      <Flex wrap="wrap" gap="2" marginTop="3">
        {canCombine && (
          <PrimaryButton
            flexShrink="1"
            height="auto"
            minHeight="9"
            paddingY="1.5"
            textAlign="start"
            whiteSpace="normal"
            onClick={() => goOnWith(contentOrEmpty(combination.content))}
          >
            Combine: yours where you changed, theirs elsewhere
          </PrimaryButton>
        )}
        <Button background="bg" onClick={keepMine}>
          Keep mine
        </Button>
        <Button background="bg" onClick={discard}>
          Take theirs
        </Button>
      </Flex>
    </Box>
  )
}
