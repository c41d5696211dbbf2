import { Flex } from "@chakra-ui/react/flex"
import { Link } from "@chakra-ui/react/link"
import { Text } from "@chakra-ui/react/text"
import { Link as RouterLink } from "react-router-dom"
import { counted } from "../components/records/counts.ts"
import type { DashboardCounters_SummaryFragment } from "../graphql/generated.ts"
import { paths } from "./paths.ts"

const overdueIn = (tab: string) => `${paths.dashboard}?tab=${tab}&overdue=true&sort=received`

/** How many promises of an answer are broken, and the way to them. */
export const OverdueNote = ({ summary }: { summary: DashboardCounters_SummaryFragment }) => {
  const { overdueDriverApplications: drivers, overdueAdvertiserSubmissions: advertisers } = summary
  const count = drivers + advertisers
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
      {drivers > 0 && (
        <Link asChild color="inherit" variant="underline">
          <RouterLink to={overdueIn("drivers")} preventScrollReset>
            {`${counted(drivers, ["driver", "drivers"])} waiting over 48 hours`}
          </RouterLink>
        </Link>
      )}
      {advertisers > 0 && (
        <Link asChild color="inherit" variant="underline">
          <RouterLink to={overdueIn("advertisers")} preventScrollReset>
            {`${counted(advertisers, ["advertiser", "advertisers"])} waiting over 24 hours`}
          </RouterLink>
        </Link>
      )}
    </Flex>
  )
}
