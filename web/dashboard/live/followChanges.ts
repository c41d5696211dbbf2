import type { ApolloClient } from "@apollo/client"
import { isOwnRequest } from "../../apollo/requestIds.ts"
import { leadNoticesOf } from "../../browser/leadNotices.ts"
import { countImported } from "../../rooms/leads/lead/importedLeads.ts"
import { reloadRelated } from "../../rooms/leads/lead/reloadLeads.ts"
import { leadKinds } from "../leadKinds.tsx"
import { openLiveFeed } from "./liveFeed.ts"
import { announceLiveOpen, newLeads } from "./newLeads.ts"
import type { Signal } from "./signalStream.ts"

/** Signals within this time cause only one reload. */
const SOON_MS = 100
/** A random delay, so that the screens of a team do not reload at the same moment. */
const SPREAD_MS = 150
const SHORTEST_GAP_MS = 250
const LONGEST_GAP_MS = 10_000
/** Reloads take at most 5 % of the time, so that many open dashboards leave the server to its visitors. */
const GAP_PER_RELOAD = 20

/** Reloads less often under load, and in hidden tabs only once they are visible. */
const createReloads = (reload: () => Promise<unknown>) => {
  let isWanted = false
  let isReloading = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let gapMs = SHORTEST_GAP_MS
  let tookMs = 0
  let endedAt = Number.NEGATIVE_INFINITY

  const run = async () => {
    timer = undefined
    isWanted = false
    isReloading = true
    const startedAt = performance.now()
    // The screen reports its failure itself, so it is ignored here.
    await reload().catch(() => undefined)
    isReloading = false
    endedAt = performance.now()
    tookMs = endedAt - startedAt
    schedule()
  }

  const schedule = () => {
    if (!isWanted || isReloading || timer !== undefined || document.hidden) return
    const since = performance.now() - endedAt
    const calmGapMs = since < 2 * gapMs ? gapMs * 2 : SHORTEST_GAP_MS
    gapMs = Math.min(Math.max(calmGapMs, tookMs * GAP_PER_RELOAD), LONGEST_GAP_MS)
    timer = setTimeout(run, Math.max(SOON_MS + Math.random() * SPREAD_MS, gapMs - since))
  }

  return {
    want: () => {
      isWanted = true
      schedule()
    },
    look: schedule,
    stop: () => clearTimeout(timer),
  }
}

/** Contains no personal data, as other people may see the screen. */
const notifyOfLeads = (arrived: readonly Signal[]) => {
  const kind = leadKinds.find(({ type }) => type === arrived[0]?.subject_type.toUpperCase())
  const title = arrived.length === 1 && kind ? `New ${kind.noun[0]}` : `${arrived.length} new leads`
  // The tag makes a newer notification replace this one.
  const notification = new Notification(title, { tag: "new_leads" })
  notification.onclick = () => {
    window.focus()
    notification.close()
  }
}

const isNewLead = ({ type }: Signal) => type.endsWith(".created") || type === "quarantine.released"
const isImported = (signal: Signal) => signal.is_import && isNewLead(signal)

/** Before a notification, a visible tab has this time to report that somebody looks at it. */
const LOOKED_MS = 500

const createNotifier = (accountId: string | undefined) => {
  let arrived: Signal[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const notify = () => {
    timer = undefined
    if (newLeads.read() > 0 && arrived.length > 0) notifyOfLeads(arrived)
    arrived = []
  }
  return {
    add: (signals: readonly Signal[]) => {
      if (accountId === undefined || !leadNoticesOf(accountId).read()) return
      arrived.push(...signals)
      timer ??= setTimeout(notify, LOOKED_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Updates visible data, and counts leads that arrive while no tab is visible. Returns a function that stops both. */
export const followChanges = (client: ApolloClient, accountId: string | undefined) => {
  const reloads = createReloads(() => reloadRelated(client))
  const notifier = createNotifier(accountId)
  const feed = openLiveFeed({
    onSignals: (signals) => {
      countImported(signals.filter(isImported).map(({ subject_type }) => subject_type))
      const arrived = signals.filter((signal) => isNewLead(signal) && !isImported(signal))
      if (arrived.length > 0 && document.hidden) {
        newLeads.set(newLeads.read() + arrived.length)
        if (feed.isLeading()) notifier.add(arrived)
      } else if (arrived.length > 0) feed.look()
      if (signals.some(({ request_id }) => !isOwnRequest(request_id))) reloads.want()
    },
    onOpen: announceLiveOpen,
    onGap: reloads.want,
    onLooked: () => newLeads.set(0),
  })
  const look = () => {
    if (document.hidden) return
    feed.look()
    reloads.look()
  }
  document.addEventListener("visibilitychange", look)
  return () => {
    document.removeEventListener("visibilitychange", look)
    reloads.stop()
    notifier.stop()
    feed.stop()
    newLeads.set(0)
  }
}
