import { Tabs } from "@chakra-ui/react/tabs"
import { useSearchParams } from "react-router-dom"
import { AdvertiserSubmissions } from "../features/advertisers/submissions/AdvertiserSubmissions.tsx"
import { DriverApplications } from "../features/drivers/applications/DriverApplications.tsx"
import type { DashboardPageQuery } from "../graphql/generated.ts"

const tabs = [
  { name: "drivers", label: "Driver Applications" },
  { name: "advertisers", label: "Advertiser Inquiries" },
] as const

type Props = Pick<DashboardPageQuery, "driverApplications" | "advertiserSubmissions">

/** The dashboard's tabs (SPEC §2); the chosen one is part of the address. */
export const DashboardTabs = ({ driverApplications, advertiserSubmissions }: Props) => {
  const [searchParams, setSearchParams] = useSearchParams()
  const chosen = tabs.find(({ name }) => name === searchParams.get("tab")) ?? tabs[0]
  return (
    <Tabs.Root
      value={chosen.name}
      onValueChange={({ value }) => setSearchParams({ tab: value }, { preventScrollReset: true })}
      lazyMount
      unmountOnExit
    >
      <Tabs.List colorPalette="brand">
        {tabs.map(({ name, label }) => (
          <Tabs.Trigger key={name} value={name}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="drivers">
        <DriverApplications connection={driverApplications} />
      </Tabs.Content>
      <Tabs.Content value="advertisers">
        <AdvertiserSubmissions connection={advertiserSubmissions} />
      </Tabs.Content>
    </Tabs.Root>
  )
}
