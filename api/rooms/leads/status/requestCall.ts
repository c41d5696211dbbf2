import * as z from "zod"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { type CallPart, callParts } from "../../../contract/leads/callOutcomes.ts"
import { openStatuses } from "../../../contract/leads/leadStatus.ts"
import { dayIn } from "../../../contract/text/zonedTime.ts"
import type { Words } from "../../../contract/words/en.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { inTransaction } from "../../../platform/database/connection/database.ts"
import { originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { throttleCorrection } from "../../../platform/throttling/throttle.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { teamTimeZone } from "../../accounts/settings/timeZone.ts"
import { currentWorkingDays, dayLater } from "../../accounts/settings/workingDays.ts"
import { leadEvent } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import { submissionPlaces } from "../lead/leadPlace.ts"
import { changeLeads } from "../work/changeLeads.ts"
import { openToken } from "./statusLink.ts"

const isCallable = (lead: Lead) =>
  Boolean(lead.get("phone")) && openStatuses.includes(lead.status) && !lead.waitListCity

/** The next two working days; none for senders without a phone number. */
export const readCallDays = async (lead: Lead): Promise<string[]> => {
  if (!isCallable(lead)) return []
  const [timeZone, workingDays] = await Promise.all([teamTimeZone(), currentWorkingDays()])
  const next = dayLater(dayIn(clock.wallTime(), timeZone), 1, workingDays)
  return [next, dayLater(next, 1, workingDays)]
}

/** `input.call` is such as `2026-12-01 morning`. */
export const requestCall = async (viewer: Viewer, token: string, input: unknown, words: Words): Promise<void> => {
  await throttleCorrection(viewer)
  const opened = await openToken(token)
  if (!opened) throw new NotFoundError("application")
  const { kind, id } = opened
  const where = { id, place: submissionPlaces }
  const known = await kind.model.unscoped().findOne({ where })
  if (!known) throw new NotFoundError("application")
  const days = await readCallDays(known)
  if (days.length === 0) throw new ConflictError(words.form.conflict)
  const times = days.flatMap((day) => callParts.map((part) => `${day} ${part}`))
  const { call } = parseInput(z.object({ call: z.enum(times, words.form.callTime) }), input)
  const [on = "", part] = call.split(" ")
  await inTransaction(async (transaction) => {
    const lead = await kind.model.unscoped().findOne({ where, transaction, lock: true })
    if (!lead || !isCallable(lead)) throw new ConflictError(words.form.conflict)
    await changeLeads(kind, [{ lead, values: { followUpOn: on } }], transaction)
    const facts = { on, part: part as CallPart, who: "applicant" as const }
    const key = { leadType: kind.type, leadId: lead.id }
    await recordEvents([leadEvent("lead.call_requested", key, originOf(viewer), facts)], transaction)
  })
}
