import { callOutcomes, callWords } from "@farelight/api/contract/leads/callOutcomes.ts"
import {
  Box,
  Flex,
  HelpText,
  SimpleGrid,
  Skeleton,
  Stack,
  StrokeIcon,
  Text,
  VisuallyHidden,
} from "../../../components/chakra.ts"
import { counted } from "../../../components/list/counts.ts"
import { Segments } from "../../../components/list/ToggleGroup.tsx"
import { timeZone } from "../../../components/records/dateFormat.ts"
import { LoadFailure, useLoadState } from "../../../components/records/LoadFailure.tsx"
import { type Figures_PeriodFragment, useLeadFiguresQuery } from "../../../graphql/generated.ts"
import { VisitFunnel } from "../visits/VisitFunnel.tsx"
import { ChartCard } from "./ChartCard.tsx"
import { CityTable, RejectionTable } from "./LeadTables.tsx"
import { type Period, periodInWords, periods, usePeriod } from "./periods.ts"
import { statisticsOf } from "./statisticsText.ts"

const UP = "M8 13V3.500M3.500 8 8 3.500 12.500 8"
const DOWN = "M8 3v9.500M3.500 8 8 12.500 12.500 8"

export const LeadTotals = ({
  current,
  before,
}: {
  current: Figures_PeriodFragment
  before: Figures_PeriodFragment
}) => (
  <SimpleGrid
    as="dl"
    columns={{ base: 2, lg: 4 }}
    gap="1px"
    background="border"
    borderWidth="1px"
    borderRadius="l3"
    overflow="hidden"
  >
    {statisticsOf(current, before).map(({ label, value, note, change, delta, isUp, isBetter }) => (
      <Box key={label} background="bg" paddingX={{ base: "3", md: "4" }} paddingY="3.5">
        <Text as="dt" fontSize="sm" color="fg.muted">
          {label}
        </Text>
        <Box as="dd" marginInlineStart="0" fontSize="sm">
          <Flex align="baseline" wrap="wrap" columnGap="2.5">
            <Text
              fontSize={{ base: "2xl", xl: "3xl" }}
              fontWeight="semibold"
              lineHeight="1.25"
              fontVariantNumeric="tabular-nums"
            >
              {value}
            </Text>
            {delta && (
              <Flex aria-hidden align="center" gap="0.5" fontWeight="medium" color={isBetter ? "green.fg" : "red.fg"}>
                <StrokeIcon path={isUp ? UP : DOWN} />
                {delta}
              </Flex>
            )}
          </Flex>
          <VisuallyHidden>{change}</VisuallyHidden>
          <Text color="fg.muted">{note}</Text>
        </Box>
      </Box>
    ))}
  </SimpleGrid>
)

const LeadNumbers = ({ period, listPath }: { period: Period; listPath: string }) => {
  const query = useLeadFiguresQuery({
    variables: { days: period.days, timeZone: timeZone() },
    fetchPolicy: "cache-and-network",
  })
  const { hasFailed } = useLoadState(query)
  if (hasFailed && !query.data) return <LoadFailure message="Failed to load the statistics" retry={query.refetch} />
  const statistics = (query.data ?? query.previousData)?.leadFigures
  if (!statistics)
    return (
      <Stack role="status" aria-label="Loading the statistics" gap="5">
        <Skeleton height="32" borderRadius="l3" />
        <Skeleton height="80" borderRadius="l3" />
        <Skeleton height="80" borderRadius="l3" />
      </Stack>
    )
  const isStale = query.data === undefined
  return (
    <Stack as="section" aria-label="Leads in numbers" gap="5" aria-busy={isStale} opacity={isStale ? 0.5 : undefined}>
      {hasFailed && <LoadFailure message="Failed to load the statistics" retry={query.refetch} />}
      <LeadTotals current={statistics.current} before={statistics.before} />
      <ChartCard period={period} days={statistics.days} />
      <CityTable period={period} cities={statistics.cities} listPath={listPath} />
      {statistics.calls.length > 0 && (
        <Text fontSize="sm">
          {`Calls: ${statistics.calls.map(({ outcome, count }) => `${count} ${callWords[callOutcomes[outcome]]}`).join(", ")}`}
        </Text>
      )}
      <RejectionTable period={period} rejections={statistics.rejections} listPath={listPath} />
    </Stack>
  )
}

const scrolling = { wrap: "nowrap", maxWidth: "full", overflowX: "auto" } as const

export const LeadStatistics = ({ listPath }: { listPath: string }) => {
  const [period, choose] = usePeriod()
  return (
    <Stack gap="5">
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <HelpText>{`${periodInWords(period)}, vs. the previous ${counted(period.days, ["day", "days"])}`}</HelpText>
        <Segments label="Period" options={periods} chosen={period.name} choose={choose} {...scrolling} />
      </Flex>
      <LeadNumbers period={period} listPath={listPath} />
      <VisitFunnel days={period.days} />
    </Stack>
  )
}
