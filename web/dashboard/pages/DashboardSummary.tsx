import { Link as RouterLink } from "react-router-dom"
import { chakra, Flex, Link, Spinner, Text } from "../../components/chakra.ts"
import { counted } from "../../components/list/counts.ts"
import type { DashboardPageQuery } from "../../graphql/generated.ts"
import { capitalized } from "../../rooms/leads/lead/leadKind.ts"
import { LOW_WINDOW } from "../../theme/mediaQueries.ts"
import { leadKinds } from "../leadKinds.tsx"
import { paths } from "../navigation/paths.ts"

type RequestCounts = Record<"open" | "dueSoon" | "overdue", number>

const wordsFor = ({ open, dueSoon, overdue }: RequestCounts) => {
  const nouns = ["privacy request", "privacy requests"] as const
  if (overdue > 0) return `${counted(overdue, nouns)} overdue`
  if (dueSoon > 0) return `${counted(dueSoon, nouns)} due soon`
  return counted(open, nouns)
}

const RequestsLink = ({ counts }: { counts: RequestCounts }) =>
  counts.open > 0 ? (
    <Link asChild color={counts.overdue > 0 ? "fg.error" : "fg.muted"} variant="underline">
      <RouterLink to={paths.privacyRequests}>{wordsFor(counts)}</RouterLink>
    </Link>
  ) : null

type Counts = NonNullable<DashboardPageQuery["dashboardSummary"]>["kinds"]

// An older server may lack a kind of leads during a rollout, so its counts are then 0.
const byKind = (counts: Counts) =>
  leadKinds.map((kind) => {
    const { total = 0, pending = 0, overdue = 0, replyPromise } = counts.find((own) => own.leadType === kind.type) ?? {}
    return { ...kind, total, pending, overdue, replyPromise }
  })

const listPath = (tab: string, conditions = "") => `${paths.dashboard}?tab=${tab}${conditions}`

const inOneLine = {
  [LOW_WINDOW]: {
    lgDown: {
      display: "flex",
      fontSize: "0.6875rem",
      "& > div": { flexFlow: "row" },
      "& dt, & dd": { font: "inherit", width: "auto" },
    },
  },
} as const

const Counters = ({ kinds, isOld }: { kinds: ReturnType<typeof byKind>; isOld: boolean }) => {
  const counters = [
    ...kinds.map(({ title, tab, total }) => ({ label: title, count: total, to: listPath(tab), late: undefined })),
    ...kinds.map((kind) => ({
      label: `Pending ${capitalized(kind.senderNoun[1])}`,
      count: kind.pending,
      to: listPath(kind.tab, "&status=pending"),
      late: kind.overdue > 0 ? kind : undefined,
    })),
  ]
  return (
    <chakra.dl
      display={{ base: "grid", md: "flex" }}
      gridTemplateColumns="repeat(auto-fit, minmax(4rem, 1fr))"
      flexWrap="wrap"
      // From 1024 px on, all counters must fit one line beside the sidebar.
      columnGap={{ base: "2", md: "3.5", xl: "5" }}
      fontSize={{ base: "clamp(0.625rem, 3vw, 0.75rem)", md: "inherit", lg: "xs", xl: "inherit" }}
      rowGap="1"
      width={{ base: "full", md: "auto" }}
      css={inOneLine}
    >
      {counters.map(({ label, count, to, late }) => (
        <Flex
          key={label}
          position="relative"
          direction={{ base: "column", md: "row" }}
          wrap="wrap"
          columnGap="1.5"
          align="baseline"
        >
          {/* A line for each word keeps the numbers side by side. */}
          <chakra.dt
            color="fg.muted"
            width={{ base: "min-content", md: "auto" }}
            lineHeight={{ base: "1.2", md: "inherit" }}
          >
            {label}
          </chakra.dt>
          <chakra.dd
            position={{ md: "relative" }}
            fontSize={{ base: "lg", md: "inherit" }}
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            color={isOld ? "fg.muted" : undefined}
          >
            <Link asChild color="inherit" minWidth="6" _after={{ content: '""', position: "absolute", inset: "-0.5" }}>
              <RouterLink to={to} preventScrollReset aria-label={`${count.toLocaleString("en-US")} ${label}`}>
                {count.toLocaleString("en-US")}
              </RouterLink>
            </Link>
          </chakra.dd>
          {late && (
            // Above the link that covers the count.
            <chakra.dd zIndex="1">
              <Overdue {...late} />
            </chakra.dd>
          )}
        </Flex>
      ))}
    </chakra.dl>
  )
}

const Overdue = ({ tab, senderNoun, overdue, replyPromise }: ReturnType<typeof byKind>[number]) => {
  const shown = `${overdue.toLocaleString("en-US")} overdue`
  const whole = `${counted(overdue, senderNoun)} waiting over ${replyPromise}`
  return (
    <Link asChild color="fg.error" variant="underline">
      <RouterLink
        to={listPath(tab, "&overdue=true&sort=received")}
        preventScrollReset
        title={whole}
        aria-label={`${shown}: ${whole}`}
      >
        {shown}
      </RouterLink>
    </Link>
  )
}

interface Props {
  summary: DashboardPageQuery["dashboardSummary"]
  isLoading: boolean
  isOld: boolean
}

export const DashboardSummary = ({ summary, isLoading, isOld }: Props) => {
  const kinds = summary && byKind(summary.kinds)
  return (
    <Flex
      align="baseline"
      alignContent="start"
      wrap="wrap"
      columnGap="5"
      rowGap={{ md: "1" }}
      fontSize="sm"
      lineHeight="1.5rem"
      // The usual height, so that nothing moves when the summary is loaded.
      minHeight={{ base: "4.75rem", md: "6" }}
      css={{ [LOW_WINDOW]: { minHeight: "6" } }}
    >
      {isLoading && (
        <Flex role="status" align="center" gap="2" color="fg.muted">
          <Spinner size="xs" color="brand.fg" />
          <Text>Loading dashboard...</Text>
        </Flex>
      )}
      {kinds && <Counters kinds={kinds} isOld={isOld} />}
      {kinds?.every(({ overdue }) => overdue === 0) && <Text color="fg.muted">Nothing overdue</Text>}
      {summary?.privacyRequests && <RequestsLink counts={summary.privacyRequests} />}
    </Flex>
  )
}
