import { describe, expect, jest, test } from "@jest/globals"
import { clock } from "../../../../platform/database/locks/clock.ts"
import { claimAt, readDelivery, useWebhooks } from "../../../../testing/webhooks/webhooks.ts"
import { WebhookAttempt, WebhookDelivery } from "../webhook.model.ts"
import { deliverMessage } from "./deliverMessage.ts"
import { explainAnswer } from "./explainAnswer.ts"
import { claimDueMessages, completeAttempt } from "./webhookOutbox.ts"

const LEASE_MS = 30_000
const afterLease = () => new Date(clock.now() + LEASE_MS + 1_000)
const accepted = explainAnswer({ status: 204, text: "" })
const ending = new AbortController().signal

const { receiver, create, apply, fanOut, deliver, lastDelivery, messageIds } = useWebhooks()

/** Claims the messages about so many new leads. */
const claimNew = async (count: number) => {
  await create()
  for (let made = 0; made < count; made += 1) await apply({ email: `driver${made}@example.com` })
  await fanOut()
  return claimAt()
}

const ended = (claim: Awaited<ReturnType<typeof claimAt>>[number]) => ({
  ...{ claim, result: accepted, body: "{}", endedAt: clock.date() },
})

describe("messages that are claimed together", () => {
  test("are each claimed once, and their results recorded by one transaction", async () => {
    const claims = await claimNew(5)
    expect(claims).toHaveLength(5)
    expect(await claimAt()).toEqual([])
    const find = jest.spyOn(WebhookDelivery, "findAll")
    const results = claims.map((claim) => ({ ...ended(claim), body: claim.delivery.messageId }))
    expect(await Promise.all(results.map(completeAttempt))).toEqual([true, true, true, true, true])
    expect(find).toHaveBeenCalledTimes(1)
    for (const { delivery } of claims)
      expect(await readDelivery(delivery.id)).toMatchObject({
        ...{ status: "delivered", attemptCount: 1, dueAt: null, claimToken: null, body: delivery.messageId },
        attempts: [{ outcome: "accepted", statusCode: 204, endedAt: expect.any(Date) }],
      })
  })

  test("are sent again under the same ids if their process dies before it has recorded the results", async () => {
    const claims = await claimNew(3)
    jest.spyOn(WebhookDelivery, "findAll").mockRejectedValue(new Error("died"))
    const results = await Promise.allSettled(claims.map((claim) => deliverMessage(claim, ending)))
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"])
    jest.restoreAllMocks()
    const first = messageIds()
    await deliver()
    expect(messageIds()).toEqual(first)
    await deliver(afterLease())
    expect(messageIds().slice(3).sort()).toEqual(first.toSorted())
    for (const { delivery } of claims) {
      const { status, attempts } = await readDelivery(delivery.id)
      expect([status, attempts.map(({ outcome }) => outcome)]).toEqual(["delivered", ["interrupted", "accepted"]])
    }
  })

  test("are recorded but for the one that cannot be", async () => {
    const claims = await claimNew(3)
    const results = claims.map((claim, index) =>
      index === 1 ? { ...ended(claim), endedAt: new Date(Number.NaN) } : ended(claim),
    )
    const stored = await Promise.allSettled(results.map(completeAttempt))
    expect(stored.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
    const states = await Promise.all(claims.map(async ({ delivery }) => (await readDelivery(delivery.id)).status))
    expect(states).toEqual(["delivered", "sending", "delivered"])
  })

  test("that were taken over meanwhile are left to those who have them now", async () => {
    const claims = await claimNew(2)
    const [first, second] = claims
    if (!first || !second) throw new Error("nothing was due")
    await WebhookDelivery.update({ dueAt: clock.date() }, { where: { id: first.delivery.id } })
    const [takenOver] = await claimAt()
    expect(takenOver?.delivery.id).toBe(first.delivery.id)
    expect(await Promise.all(claims.map((claim) => completeAttempt(ended(claim))))).toEqual([false, true])
    expect((await readDelivery(first.delivery.id)).status).toBe("sending")
    expect((await readDelivery(second.delivery.id)).status).toBe("delivered")
  })

  test("are so many to each webhook as there is room for, whoever has waited longest", async () => {
    await claimNew(4)
    const { id } = await create({ description: "another" })
    await apply({ email: "late@example.com" })
    await fanOut()
    await WebhookDelivery.update(
      { status: "queued", dueAt: new Date(clock.now() - 1_000) },
      { where: { attemptCount: 1 } },
    )
    const claims = await claimDueMessages(clock.date(), LEASE_MS, { most: 4, of: () => 2 })
    expect(claims.filter(({ webhook }) => String(webhook.id) === id)).toHaveLength(1)
    expect(claims).toHaveLength(3)
  })
})

describe("a message whose attempts nobody could record", () => {
  test("is given up in the end, and its last attempt has one", async () => {
    await claimNew(1)
    await WebhookDelivery.update({ attemptCount: 10 }, { where: {} })
    await deliver(afterLease())
    const { status, attempts } = await lastDelivery()
    expect([receiver().received, status]).toEqual([[], "failed"])
    expect(attempts).toMatchObject([
      {
        outcome: "interrupted",
        endedAt: expect.any(Date),
        explanation: "The attempt was broken off, and the message is not sent any more.",
      },
    ])
    expect(await WebhookAttempt.count({ where: { outcome: null } })).toBe(0)
  })
})
