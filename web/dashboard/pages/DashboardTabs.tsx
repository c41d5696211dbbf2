import { Tabs } from "@chakra-ui/react/tabs"
import { lazy, Suspense, useEffect } from "react"
import { lazyComponent, preloadOnIdle } from "../../browser/lazyComponent.tsx"
import { Text, VisuallyHidden } from "../../components/chakra.ts"
import { useKeptAddress } from "../../components/list/listAddress.ts"
import type { DashboardSummary_KindFragment, MailDelivery_StateFragment } from "../../graphql/generated.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { CmsLoading } from "../../rooms/content/cms/editor/CmsLoading.tsx"
import { MediaGridSkeleton } from "../../rooms/content/media/MediaGridSkeleton.tsx"
import { emailLogTab } from "../../rooms/mail/email/emailLogAddress.ts"
import { NotPermitted } from "../components/NotPermitted.tsx"
import { useDashboard } from "../components/useDashboard.ts"
import { leadKinds } from "../leadKinds.tsx"
import { chosenTab } from "../navigation/tabs.ts"
import type { OpenLead } from "./openLead.ts"

// The editor is loaded on demand, as it includes all texts of the site.
const CmsTab = lazy(async () => {
  const [{ CmsEditor }, { MediaPicker }] = await Promise.all([
    import("../../rooms/content/cms/editor/CmsEditor.tsx"),
    import("../../rooms/content/media/picker/MediaPicker.tsx"),
  ])
  return { default: () => <CmsEditor PictureControl={MediaPicker} /> }
})

const MediaLibrary = lazyComponent(() => import("../../rooms/content/media/library/MediaLibrary.tsx"), "MediaLibrary")

const { Part: EmailLogs, useIdleFetch } = preloadOnIdle(
  async () => (await import("../../rooms/mail/email/list/EmailLogs.tsx")).EmailLogs,
)

const FirstSteps = lazyComponent(() => import("./FirstSteps.tsx"), "FirstSteps")

interface Props {
  counts: readonly DashboardSummary_KindFragment[] | undefined
  mailState: MailDelivery_StateFragment | undefined
  isOld: boolean
  openLead: OpenLead | undefined
}

export const DashboardTabs = ({ counts, mailState, isOld, openLead }: Props) => {
  const { search } = useKeptAddress().address
  const { tabAddresses } = useDashboard()
  const permissions = usePermissions()
  useIdleFetch()
  const chosen = chosenTab(search, permissions)
  const chosenName = chosen?.name ?? ""

  useEffect(() => {
    tabAddresses.set(chosenName, search)
  }, [tabAddresses, chosenName, search])

  return (
    <>
      {chosen ? (
        <VisuallyHidden as="h2" tabIndex={-1}>
          {chosen.label}
        </VisuallyHidden>
      ) : (
        <NotPermitted />
      )}
      {leadKinds.map(({ type, tab, List }) => (
        <Tabs.Content key={type} value={tab} padding="0">
          <List
            counts={counts?.find(({ leadType }) => leadType === type)}
            isOld={isOld}
            openLeadId={openLead?.type === type ? openLead.id : undefined}
            firstSteps={
              mailState && <FirstSteps mail={mailState} isShared={counts?.some(({ total }) => total > 0) === true} />
            }
          />
        </Tabs.Content>
      ))}
      <Tabs.Content value="cms" padding="0">
        <Suspense fallback={<CmsLoading />}>
          <CmsTab />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="media" padding="0">
        <Suspense fallback={<MediaGridSkeleton />}>
          <MediaLibrary />
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value={emailLogTab} padding="0">
        <Suspense fallback={<Text role="status">Loading email logs...</Text>}>
          <EmailLogs mailState={mailState} />
        </Suspense>
      </Tabs.Content>
    </>
  )
}
