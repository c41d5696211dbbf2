import { useState } from "react"
import { toast } from "sonner"
import { canNotify, leadNoticesOf, leadSoundOf } from "../../../../browser/leadNotices.ts"
import { canPlaySound, playSound } from "../../../../browser/playSound.ts"
import { useStore } from "../../../../browser/store.ts"
import { Box, Button, Stack } from "../../../../parts/chakra.ts"
import { Switch } from "../../../../parts/forms/Switch.tsx"
import { Panel } from "../../../../parts/records/Panel.tsx"
import { usePermissions } from "../permissions.ts"

const NoticeSwitch = ({ accountId }: { accountId: string }) => {
  const notices = leadNoticesOf(accountId)
  const isOn = useStore(notices)
  const [isDenied, setIsDenied] = useState(() => Notification.permission === "denied")

  // Requests the browser's permission only when switched on.
  const toggle = async () => {
    if (isOn) return void notices.set(false)
    const permission = await Notification.requestPermission()
    setIsDenied(permission === "denied")
    notices.set(permission === "granted")
  }

  return (
    <Switch label="Notify me of new leads" isOn={isOn} toggle={() => void toggle()} isDisabled={isDenied}>
      {isDenied
        ? "This browser does not let the dashboard notify you. Allow it in the browser’s settings for this site."
        : "While you look elsewhere and a tab of the dashboard is open. Says what came, never who sent it."}
    </Switch>
  )
}

const SoundSwitch = ({ accountId }: { accountId: string }) => {
  const sound = leadSoundOf(accountId)
  const isOn = useStore(sound)
  const play = async () => {
    if (!(await playSound())) toast("The browser does not let the dashboard make a sound")
  }
  return (
    <Box>
      <Switch label="Ring when a new lead comes" isOn={isOn} toggle={() => sound.set(!isOn)}>
        Two short tones, once for all your tabs of the dashboard. Most browsers ring only after you have clicked in it.
      </Switch>
      <Button size="xs" marginTop="2" marginInlineStart="12" onClick={() => void play()}>
        Play it
      </Button>
    </Box>
  )
}

export const LeadNotices = ({ accountId }: { accountId: string }) => {
  const { viewerCanReadLeads } = usePermissions()
  if (!viewerCanReadLeads || !(canNotify() || canPlaySound())) return null
  return (
    <Panel title="Notifications" about="They count for you, in this browser.">
      <Stack gap="5">
        {canNotify() && <NoticeSwitch accountId={accountId} />}
        {canPlaySound() && <SoundSwitch accountId={accountId} />}
      </Stack>
    </Panel>
  )
}
