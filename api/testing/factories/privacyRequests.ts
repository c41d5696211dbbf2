import { ANSWER_WITHIN_DAYS } from "../../contract/privacy/privacyRequests.ts"
import { daysLater } from "../../contract/text/zonedTime.ts"
import { clock } from "../../platform/database/clock/clock.ts"
import { PrivacyRequest, type PrivacyRequestRow } from "../../rooms/mail/privacy/privacyRequest.model.ts"

/** Adds requests, confirmed ten minutes after receipt; by default, for a copy of the data. */
export const addPrivacyRequests = (...requests: readonly Partial<PrivacyRequestRow>[]) =>
  PrivacyRequest.bulkCreate(
    requests.map(({ receivedAt = clock.date(), email = "dana@example.com", ...values }) => ({
      kind: "KNOW",
      status: "OPEN",
      email,
      emailKey: email,
      phone: null,
      name: "Dana Driver",
      details: null,
      locale: "en",
      receivedAt,
      confirmedAt: new Date(receivedAt.getTime() + 10 * 60_000),
      dueAt: daysLater(receivedAt, ANSWER_WITHIN_DAYS),
      ...values,
    })),
  )
