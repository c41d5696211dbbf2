import { Tabs } from "@chakra-ui/react/tabs"
import { lazy, Suspense, useEffect, useRef } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { AdvertiserSubmissions } from "../features/advertisers/submissions/AdvertiserSubmissions.tsx"
import { CmsLoading } from "../features/cms/editor/CmsLoading.tsx"
import { DriverApplications } from "../features/drivers/applications/DriverApplications.tsx"
import { MailTroubleMark } from "../features/email/delivery/MailTroubleMark.tsx"
import { emailLogTab } from "../features/email/emailLogAddress.ts"
import { EmailLogs } from "../features/email/list/EmailLogs.tsx"
import { MediaGridSkeleton } from "../features/media/MediaGridSkeleton.tsx"
import type { DashboardCounters_SummaryFragment, MailDelivery_StateFragment } from "../graphql/generated.ts"
import { useTabAddresses } from "./tabAddresses.ts"
import { chosenTab, tabs } from "./tabs.ts"

// The editor brings all of the site's texts along, which the other tabs do not need.
const CmsTab = lazy(async () => ({ default: (await import("./CmsTab.tsx")).CmsTab }))

// Its code comes when it is first opened: the leads, which are opened first, need none of it.
const MediaLibrary = lazy(async () => ({
  default: (await import("../features/media/library/MediaLibrary.tsx")).MediaLibrary,
}))

/** On a narrow screen the chosen tab may lie beyond the edge of its row. The page itself stays where it is scrolled to. */
const bringIntoRow = (tab: HTMLElement) => {
  const row = tab.parentElement
  if (!row) return
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
}

interface Props {
  /** Undefined while they could not be loaded. */
  summary: DashboardCounters_SummaryFragment | undefined
  mailState: MailDelivery_StateFragment | undefined
  /** What is shown may have changed since, which could not be learned. */
  isOld: boolean
}

/** The dashboard's tabs. The chosen one is part of the address; each keeps its own view while others are open. */
export const DashboardTabs = ({ summary, mailState, isOld }: Props) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const addresses = useTabAddresses()
  const chosenTrigger = useRef<HTMLButtonElement>(null)
  const chosen = chosenTab(search)

  useEffect(() => {
    if (chosen.name && chosenTrigger.current) bringIntoRow(chosenTrigger.current)
  }, [chosen.name])

  useEffect(() => {
    addresses.set(chosen.name, search)
  }, [addresses, chosen.name, search])

  return (
    <Tabs.Root
      value={chosen.name}
      onValueChange={({ value }) =>
        navigate({ search: addresses.get(value) ?? `?tab=${value}` }, { preventScrollReset: true })
      }
      lazyMount
      unmountOnExit
    >
      <Tabs.List colorPalette="brand" overflowX="auto" overflowY="hidden">
        {tabs.map(({ name, label }) => (
          <Tabs.Trigger key={name} value={name} flexShrink="0" ref={name === chosen.name ? chosenTrigger : undefined}>
            {label}
            {name === emailLogTab && mailState && <MailTroubleMark state={mailState} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="drivers">
        <DriverApplications receivedCount={summary?.driverApplications} isOld={isOld} />
      </Tabs.Content>
      <Tabs.Content value="advertisers">
        <AdvertiserSubmissions receivedCount={summary?.advertiserSubmissions} isOld={isOld} />
      </Tabs.Content>
      <Tabs.Content value="cms">
        <Suspense fallback={<CmsLoading />}>
          <CmsTab />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="media">
        <Suspense fallback={<MediaGridSkeleton />}>
          <MediaLibrary />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value={emailLogTab}>
        <EmailLogs mailState={mailState} />
      </Tabs.Content>
    </Tabs.Root>
  )
}
