import { SimpleGrid } from "@chakra-ui/react/simple-grid"
import { Stat } from "@chakra-ui/react/stat"
import type { DashboardCounters_SummaryFragment } from "../graphql/generated.ts"

const counters: { label: string; count: keyof DashboardCounters_SummaryFragment }[] = [
  { label: "Driver Applications", count: "driverApplications" },
  { label: "Advertiser Inquiries", count: "advertiserSubmissions" },
  { label: "Pending Drivers", count: "pendingDriverApplications" },
  { label: "Pending Advertisers", count: "pendingAdvertiserSubmissions" },
]

interface Props {
  summary: DashboardCounters_SummaryFragment
  /** On a wide screen the picture of the leads stands beside them. */
  isBesidePicture: boolean
  /** They may have changed since, which could not be learned. */
  isOld: boolean
}

/** The four counters over all leads. */
export const DashboardCounters = ({ summary, isBesidePicture, isOld }: Props) => (
  <SimpleGrid columns={{ base: 2, md: 4, xl: isBesidePicture ? 2 : 4 }} gap={{ base: "3", md: "4" }}>
    {counters.map(({ label, count }) => (
      <Stat.Root key={label} background="bg" borderRadius="l3" borderWidth="1px" padding="4">
        <Stat.Label>{label}</Stat.Label>
        <Stat.ValueText fontSize="3xl" color={isOld ? "fg.muted" : undefined}>
          {summary[count].toLocaleString("en-US")}
        </Stat.ValueText>
      </Stat.Root>
    ))}
  </SimpleGrid>
)
