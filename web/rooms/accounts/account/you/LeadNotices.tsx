import { useState } from "react"
import { canNotify, leadNoticesOf } from "../../../../parts/browser/leadNotices.ts"
import { useStore } from "../../../../parts/browser/store.ts"
import { Switch } from "../../../../parts/forms/Switch.tsx"
import { Panel } from "../../../../parts/records/Panel.tsx"
import { usePermissions } from "../permissions.ts"

/** Lets the viewer be notified of new leads. The browser is asked only when they want that. */
export const LeadNotices = ({ accountId }: { accountId: string }) => {
  const { viewerCanReadLeads } = usePermissions()
  const notices = leadNoticesOf(accountId)
  const isOn = useStore(notices)
  const [isDenied, setIsDenied] = useState(() => canNotify() && Notification.permission === "denied")
  if (!viewerCanReadLeads || !canNotify()) return null

  const toggle = async () => {
    if (isOn) return void notices.set(false)
    const permission = await Notification.requestPermission()
    setIsDenied(permission === "denied")
    notices.set(permission === "granted")
  }

  return (
    <Panel title="Notifications">
      <Switch label="Notify me of new leads" isOn={isOn} toggle={() => void toggle()} isDisabled={isDenied}>
        {isDenied
          ? "This browser does not let the dashboard notify you. Allow it in the browser’s settings for this site."
          : "While you look elsewhere and a tab of the dashboard is open. Says what came and from which city, never who sent it. It counts for you in this browser."}
      </Switch>
    </Panel>
  )
}
