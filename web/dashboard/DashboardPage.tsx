import { Container } from "@chakra-ui/react/container"
import { Stack } from "@chakra-ui/react/stack"
import { messages } from "@farelight/api/messages.ts"
import { useEffect } from "react"
import { toast } from "sonner"
import { errorCode } from "../apollo/errors.ts"
import { useBrandName } from "../features/cms/useBrandName.ts"
import { useDashboardPageQuery } from "../graphql/generated.ts"
import { DashboardCounters } from "./DashboardCounters.tsx"
import { DashboardHeader } from "./DashboardHeader.tsx"
import { DashboardLoading } from "./DashboardLoading.tsx"
import { DashboardTabs } from "./DashboardTabs.tsx"
import { LoadFailure } from "./LoadFailure.tsx"

/** The operator's dashboard (SPEC §2). What has once been loaded stays on screen when a reload fails. */
export const DashboardPage = () => {
  const brandName = useBrandName()
  const { data, previousData, error, refetch } = useDashboardPageQuery({ fetchPolicy: "cache-and-network" })
  const shown = data ?? previousData

  useEffect(() => {
    // A refused token leads to the login, which says enough.
    if (error && errorCode(error) !== "UNAUTHENTICATED") toast.error(messages.loadFailed)
  }, [error])

  return (
    <>
      <title>{`Dashboard | ${brandName}`}</title>
      <DashboardHeader brandName={brandName} admin={shown?.me} />
      <Container as="main" maxWidth="8xl" paddingY={{ base: "6", md: "10" }}>
        <Stack gap="8">
          {error && <LoadFailure retry={refetch} />}
          {!shown && !error && <DashboardLoading />}
          {shown && (
            <>
              <DashboardCounters summary={shown.dashboardSummary} />
              <DashboardTabs
                driverApplications={shown.driverApplications}
                advertiserSubmissions={shown.advertiserSubmissions}
              />
            </>
          )}
        </Stack>
      </Container>
    </>
  )
}
