import type { ApolloClient } from "@apollo/client"
import { isOwnRequest } from "../../apollo/requestIds.ts"
import { leadNoticesOf, leadSoundOf } from "../../parts/browser/leadNotices.ts"
import { ring } from "../../parts/browser/ring.ts"
import { reloadRelated } from "../../rooms/leads/lead/reloadLeads.ts"
import { createReloads } from "./createReloads.ts"
import { openLiveFeed } from "./liveFeed.ts"
import { announceLiveOpen, newLeads } from "./newLeads.ts"
import { notifyOfLeads } from "./notifyOfLeads.ts"
import type { Signal } from "./signalStream.ts"

const isNewLead = ({ type }: Signal) => type.endsWith(".created") || type === "quarantine.released"

/** Long enough for a tab that somebody looks at to say so. */
const LOOKED_MS = 500

/** Leads that come together ring once. */
const RING_GAP_MS = 3_000

/** Rings for the leads that others have brought, if the account wants that. */
const createBell = (accountId: string | undefined) => {
  let rungAt = Number.NEGATIVE_INFINITY
  return (arrived: readonly Signal[]) => {
    if (accountId === undefined || !leadSoundOf(accountId).read()) return
    if (arrived.every(({ request_id }) => isOwnRequest(request_id)) || performance.now() - rungAt < RING_GAP_MS) return
    rungAt = performance.now()
    void ring()
  }
}

/** Notifies of the leads that come while nobody looks at any tab, if the account wants that. */
const createNotifier = (client: ApolloClient, accountId: string | undefined) => {
  let arrived: Signal[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const notify = () => {
    timer = undefined
    if (newLeads.read() > 0) void notifyOfLeads(client, arrived)
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

/** Keeps what is on screen as the server has it, and counts the leads that come while nobody looks; returns how to stop. */
export const followChanges = (client: ApolloClient, accountId: string | undefined) => {
  const reloads = createReloads(() => reloadRelated(client))
  const notifier = createNotifier(client, accountId)
  const ringFor = createBell(accountId)
  const feed = openLiveFeed({
    onSignals: (signals) => {
      const arrived = signals.filter(isNewLead)
      if (arrived.length > 0 && feed.isLeading()) ringFor(arrived)
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
