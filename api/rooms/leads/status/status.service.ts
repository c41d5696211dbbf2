import { listedCities } from "../../../contract/content/pageContent.ts"
import { firstName } from "../../../contract/content/pages/mails/replies.ts"
import type { SubmissionStatus } from "../../../contract/forms/site.ts"
import { referenceOf } from "../../../contract/leads/statusLink.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { throttleStatus } from "../../../platform/throttling/throttle.ts"
import type { Viewer } from "../../../platform/viewer/viewer.ts"
import { publishedContent } from "../../content/cms/cms.service.ts"
import { vehicleOf } from "../drivers/contract.ts"
import { DriverApplication } from "../drivers/driverApplication.model.ts"
import { findStatusChanges } from "../history/leadEvents.ts"
import type { Lead } from "../lead/lead.model.ts"
import { answerDueAt, initialLeadState } from "../lead/lead.rules.ts"
import type { LeadKind } from "../lead/leadKind.ts"
import { submissionPlaces } from "../lead/leadPlace.ts"
import { readReplyPromise } from "../lead/replyPromise.ts"
import { readCallDays } from "./requestCall.ts"
import { exampleSentFiles, readSentFiles } from "./sentFiles.ts"
import { openToken } from "./statusLink.ts"

/** Quarantined leads look the same to their sender, so that spammers learn nothing. */
const findSent = ({ model }: LeadKind, id: number) =>
  model.unscoped().findOne({ where: { id, place: submissionPlaces } })

/** Returns only listed names: the link's holder may be another person, who must not see the sender's free text. */
const readCityName = async ({ waitListCity, waitListToldAt }: Lead) => {
  if (!waitListCity || waitListToldAt) return null
  const cities = listedCities((await publishedContent()).sections)
  return cities.find(({ id }) => id === waitListCity)?.name ?? null
}

/** Null for an invalid token. Throws above the address's rate limit. */
export const findStatus = async (viewer: Viewer, token: string): Promise<SubmissionStatus | null> => {
  await throttleStatus(viewer)
  const opened = await openToken(token)
  const lead = opened && (await findSent(opened.kind, opened.id))
  if (!lead) return null
  const { kind } = opened
  const key = { leadType: kind.type, leadId: lead.id }
  const moves = await findStatusChanges([key])
  const dueAt = answerDueAt(await readReplyPromise(kind.promiseField), lead)
  return {
    letter: kind.letter,
    reference: referenceOf(kind.letter, lead.id),
    firstName: firstName(kind.senderName(lead)),
    status: lead.status,
    receivedAt: lead.createdAt.toISOString(),
    reachedAt: {
      ...Object.fromEntries(moves.map(({ toStatus, changedAt }) => [toStatus, changedAt.toISOString()])),
      [initialLeadState.status]: lead.createdAt.toISOString(),
    },
    dueAt: dueAt?.toISOString() ?? null,
    isOverdue: dueAt !== null && dueAt < clock.wallTime(),
    waitsFor: await readCityName(lead),
    callDays: await readCallDays(lead),
    isVehicleUnknown: lead instanceof DriverApplication && vehicleOf(lead) === "",
    files: await readSentFiles(key, lead),
  }
}

export const exampleStatus = (): SubmissionStatus => ({
  letter: "d",
  reference: referenceOf("d", 1042),
  firstName: "Ana",
  status: initialLeadState.status,
  receivedAt: clock.wallTime().toISOString(),
  reachedAt: { [initialLeadState.status]: clock.wallTime().toISOString() },
  dueAt: clock.wallTime().toISOString(),
  isOverdue: false,
  waitsFor: null,
  isVehicleUnknown: false,
  callDays: [],
  files: exampleSentFiles(clock.wallTime().toISOString()),
})
