import type { ReactNode } from "react"
import { toast } from "sonner"
import { copyText } from "../../../browser/copyText.ts"
import { Button, Flex, Link, Stack, Text } from "../../../components/chakra.ts"
import { EmptyNote, searchNote } from "../../../components/list/ListNotices.tsx"
import { describeFilter, isEmptyFilter, type LeadListFilter } from "../filters/leadListing.ts"
import type { LeadKindFacts } from "../lead/leadKind.ts"
import { useWaitListCity } from "../waitList/useWaitListCity.ts"

const PublicForm = ({ path }: { path: string }) => {
  const { href, host } = new URL(path, window.location.origin)
  const copy = async () => {
    if (await copyText(href)) toast.success("Link copied")
    else toast(`The browser does not copy. The link is ${href}`)
  }
  return (
    <Flex as="span" align="center" justify="center" gap="3" wrap="wrap" paddingY="2">
      <Link href={href} target="_blank" variant="underline" color="fg" overflowWrap="anywhere">
        {host + path}
      </Link>
      <Button background="bg" onClick={copy}>
        Copy link
      </Button>
    </Flex>
  )
}

interface Props {
  kind: Pick<LeadKindFacts, "noun" | "senderNoun" | "filters" | "formPath">
  filter: LeadListFilter
  clear: () => void
  firstSteps: ReactNode
}

export const LeadListEmpty = ({ kind, filter, clear, firstSteps }: Props) => {
  const words = describeFilter(filter, kind.filters, useWaitListCity(filter.waitlist).name).map(({ text }) => text)
  const narrowed = filter.search ? [`Search: “${filter.search}”`, ...words] : words
  const hasFilters = !isEmptyFilter(filter)
  return (
    <EmptyNote>
      <Stack as="span" align="center" gap="1" fontSize="sm">
        <Text as="span" fontSize="md" fontWeight="semibold" color="fg">
          {`No ${kind.noun[1]} ${hasFilters ? "match this filter" : "yet"}`}
        </Text>
        {hasFilters ? (
          <>
            {searchNote(filter.search ?? "")}
            <Flex as="span" justify="center" columnGap="4" wrap="wrap">
              {narrowed.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </Flex>
            <Button background="bg" marginTop="3" onClick={clear}>
              Clear filters
            </Button>
          </>
        ) : (
          <>
            <span>{`They come from the form for ${kind.senderNoun[1]}. Share this link.`}</span>
            <PublicForm path={kind.formPath} />
            {firstSteps}
          </>
        )}
      </Stack>
    </EmptyNote>
  )
}
