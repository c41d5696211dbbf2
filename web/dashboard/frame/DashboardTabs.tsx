import { Tabs } from "@chakra-ui/react/tabs"
import { lazy, Suspense, useEffect, useRef } from "react"
import { useNavigate } from "react-router-dom"
import type { DashboardSummary_KindFragment, MailDelivery_StateFragment } from "../../graphql/generated.ts"
import { useFadingEnds } from "../../parts/browser/useFadingEnds.ts"
import { useKeptAddress } from "../../parts/list/keptAddress.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { CmsLoading } from "../../rooms/content/cms/editor/CmsLoading.tsx"
import { MediaGridSkeleton } from "../../rooms/content/media/MediaGridSkeleton.tsx"
import { MailTroubleMark } from "../../rooms/mail/email/delivery/MailTroubleMark.tsx"
import { emailLogTab } from "../../rooms/mail/email/emailLogAddress.ts"
import { EmailLogs } from "../../rooms/mail/email/list/EmailLogs.tsx"
import { leadKinds } from "../leadKinds.tsx"
import { NotPermitted } from "../pages/NotPermitted.tsx"
import type { OpenLead } from "../pages/openLead.ts"
import { paths } from "../pages/paths.ts"
import { chosenTab, permittedTabs } from "./tabs.ts"
import { useDashboard } from "./useDashboard.ts"

// The editor brings all of the site's texts along. Its pictures come from the media library, which it does not know.
const CmsTab = lazy(async () => {
  const [{ CmsEditor }, { MediaPicker }] = await Promise.all([
    import("../../rooms/content/cms/editor/CmsEditor.tsx"),
    import("../../rooms/content/media/picker/MediaPicker.tsx"),
  ])
  return { default: () => <CmsEditor PictureControl={MediaPicker} /> }
})

// Like the editor, it is loaded when its tab is first opened: the leads, which are opened first, need none of it.
const MediaLibrary = lazy(async () => ({
  default: (await import("../../rooms/content/media/library/MediaLibrary.tsx")).MediaLibrary,
}))

/** Scrolls the row of tabs, which is too long for a narrow screen, to the chosen one, and not the page with it. */
const bringIntoRow = (tab: HTMLElement) => {
  const row = tab.parentElement
  if (!row) return
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left)
}

interface Props {
  /** Undefined while they could not be loaded. */
  counts: readonly DashboardSummary_KindFragment[] | undefined
  mailState: MailDelivery_StateFragment | undefined
  isOld: boolean
  openLead: OpenLead | undefined
}

/** The dashboard's tabs. The chosen one is part of the address; each preserves its view while others are open. */
export const DashboardTabs = ({ counts, mailState, isOld, openLead }: Props) => {
  const { search } = useKeptAddress().address
  const navigate = useNavigate()
  const { tabAddresses } = useDashboard()
  const { row, fade } = useFadingEnds()
  const chosenTrigger = useRef<HTMLButtonElement>(null)
  const permissions = usePermissions()
  const tabs = permittedTabs(permissions)
  const chosen = chosenTab(search, permissions)
  const chosenName = chosen?.name ?? ""

  useEffect(() => {
    if (chosenName && chosenTrigger.current) bringIntoRow(chosenTrigger.current)
  }, [chosenName])

  useEffect(() => {
    tabAddresses.set(chosenName, search)
  }, [tabAddresses, chosenName, search])

  return (
    <Tabs.Root
      value={chosenName}
      onValueChange={({ value }) =>
        navigate(
          { pathname: paths.dashboard, search: tabAddresses.get(value) ?? `?tab=${value}` },
          { preventScrollReset: true },
        )
      }
      lazyMount
      unmountOnExit
    >
      <Tabs.List ref={row} colorPalette="brand" overflowX="auto" overflowY="hidden" scrollbarWidth="none" style={fade}>
        {tabs.map(({ name, label }) => (
          <Tabs.Trigger key={name} value={name} flexShrink="0" ref={name === chosenName ? chosenTrigger : undefined}>
            {label}
            {name === emailLogTab && mailState && <MailTroubleMark state={mailState} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {!chosen && <NotPermitted />}
      {leadKinds.map(({ type, tab, List }) => (
        <Tabs.Content key={type} value={tab}>
          <List
            counts={counts?.find(({ leadType }) => leadType === type)}
            isOld={isOld}
            openLeadId={openLead?.type === type ? openLead.id : undefined}
          />
        </Tabs.Content>
      ))}
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
