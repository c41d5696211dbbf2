import { Flex } from "@chakra-ui/react/flex"
import { Link } from "@chakra-ui/react/link"
import { SimpleGrid } from "@chakra-ui/react/simple-grid"
import { Stat } from "@chakra-ui/react/stat"
import { Text } from "@chakra-ui/react/text"
import { Link as RouterLink } from "react-router-dom"
import { counted } from "../components/records/counts.ts"
import { capitalized } from "../features/leads/leadKind.ts"
import type { DashboardSummary_KindFragment } from "../graphql/generated.ts"
import { leadKinds } from "./leadKinds.tsx"
import { paths } from "./paths.ts"

type Counts = readonly DashboardSummary_KindFragment[]

// A server without a kind has none of its leads.
const byKind = (counts: Counts) =>
  leadKinds.map((kind) => {
    const {
      total = 0,
      pending = 0,
      overdue = 0,
      replyPromise,
    } = counts.find(({ leadType }) => leadType === kind.type) ?? {}
    return { ...kind, total, pending, overdue, replyPromise }
  })

interface CountersProps {
  counts: Counts
  /** On a wide screen the charts are beside them. */
  isBesideCharts: boolean | undefined
  /** They may be out of date. */
  isOld: boolean
}

/** How many leads of each kind there are, and how many of them are pending. */
export const DashboardCounters = ({ counts, isBesideCharts, isOld }: CountersProps) => {
  const kinds = byKind(counts)
  const counters = [
    ...kinds.map(({ title, total }) => ({ label: title, count: total })),
    ...kinds.map(({ senderNoun, pending }) => ({ label: `Pending ${capitalized(senderNoun[1])}`, count: pending })),
  ]
  return (
    <SimpleGrid
      columns={{ base: 2, md: counters.length, xl: isBesideCharts ? kinds.length : counters.length }}
      gap={{ base: "3", md: "4" }}
    >
      {counters.map(({ label, count }) => (
        <Stat.Root key={label} background="bg" borderRadius="l3" borderWidth="1px" padding="4">
          <Stat.Label>{label}</Stat.Label>
          <Stat.ValueText fontSize="3xl" color={isOld ? "fg.muted" : undefined}>
            {count.toLocaleString("en-US")}
          </Stat.ValueText>
        </Stat.Root>
      ))}
    </SimpleGrid>
  )
}

/** How many leads wait longer than promised, with links to them. */
export const OverdueNote = ({ counts }: { counts: Counts }) => {
  const late = byKind(counts).filter(({ overdue }) => overdue > 0)
  const count = late.reduce((sum, { overdue }) => sum + overdue, 0)
  return (
    <Flex
      align="baseline"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      background={count > 0 ? "red.subtle" : "bg"}
      color={count > 0 ? "red.fg" : "fg.muted"}
      borderWidth="1px"
      borderRadius="l3"
      paddingX="4"
      paddingY="2.5"
    >
      <Text fontWeight="semibold">{count > 0 ? `${count.toLocaleString("en-US")} overdue` : "Nothing overdue"}</Text>
      {late.map(({ type, tab, senderNoun, overdue, replyPromise }) => (
        <Link key={type} asChild color="inherit" variant="underline">
          <RouterLink to={`${paths.dashboard}?tab=${tab}&overdue=true&sort=received`} preventScrollReset>
            {`${counted(overdue, senderNoun)} waiting over ${replyPromise}`}
          </RouterLink>
        </Link>
      ))}
    </Flex>
  )
}
