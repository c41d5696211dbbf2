import { randomUUID } from "node:crypto"
import * as z from "zod"
import { driverForm } from "../../../testing/forms.ts"
import type { Attempt } from "./attempts.ts"

/** Longer than the product takes for any response, even a 503. */
const CLIENT_LIMIT_MS = 40_000

/** As a client sees it: refused is a 503 with Retry-After, unanswered a connection that broke. */
type Outcome = "acknowledged" | "refused" | "wrong" | "unanswered"

export interface Submission extends Attempt {
  readonly submissionId: string
  /** As a proxy would report it. */
  readonly from: string
  outcome: Outcome | null
  leadId: string | null
  answer: string
}

const acknowledgment = z.object({ id: z.coerce.string() })

const interpret = async (response: Response): Promise<Pick<Submission, "outcome" | "leadId" | "answer">> => {
  const body = await response.text()
  if (response.status === 201) {
    return { outcome: "acknowledged", leadId: acknowledgment.parse(JSON.parse(body)).id, answer: "" }
  }
  const isRefusal = response.status === 503 && Number(response.headers.get("retry-after")) > 0
  const answer = `${response.status} ${body.slice(0, 120).replaceAll(/\s+/g, " ")}`
  return { outcome: isRefusal ? "refused" : "wrong", leadId: null, answer }
}

const unanswered = (error: unknown) => {
  const { cause, message } = error as Error & { cause?: Error & { code?: string } }
  return { outcome: "unanswered", leadId: null, answer: cause?.code ?? cause?.message ?? message } as const
}

/** Without retries, over connections that are kept alive. */
const send = (address: string, { submissionId, from }: Pick<Submission, "submissionId" | "from">) =>
  fetch(`${address}/api/drivers/apply`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(driverForm({ name: submissionId, submission_id: submissionId })),
    signal: AbortSignal.timeout(CLIENT_LIMIT_MS),
  }).then(interpret)

/** An address may send only so many forms, so each sender has its own. */
const addressOf = (index: number) => `10.0.${(index >> 8) & 255}.${index & 255}`

/** Keeps the rate even while earlier submissions are unanswered. Addresses take turns and may be added later. */
export const startSubmissions = (addresses: readonly string[], perSecond: number) => {
  const sent: Submission[] = []
  const underway = new Set<Promise<void>>()

  const submit = async (from = addressOf(sent.length)) => {
    const address = addresses[sent.length % addresses.length]
    if (!address) return
    const submission: Submission = {
      ...{ submissionId: randomUUID(), from, sentAt: performance.now(), answeredAt: null },
      ...{ isGood: false, outcome: null, leadId: null, answer: "" },
    }
    sent.push(submission)
    Object.assign(submission, await send(address, submission).catch(unanswered))
    submission.answeredAt = performance.now()
    submission.isGood = submission.outcome === "acknowledged"
  }
  const track = (from?: string) => {
    const work: Promise<void> = submit(from).finally(() => underway.delete(work))
    underway.add(work)
  }
  const timer = perSecond > 0 ? setInterval(() => track(), 1000 / perSecond) : undefined

  return {
    sent: sent as readonly Submission[],
    /** All at the same moment and from one client address. */
    burst: async (count: number, from: string) => {
      for (let index = 0; index < count; index += 1) track(from)
      await Promise.all(underway)
    },
    stop: async () => {
      clearInterval(timer)
      await Promise.all(underway)
    },
    /** As clients would. Returns the answers to submissions that are still unacknowledged. */
    resend: async () => {
      const answers: string[] = []
      const rest = sent.filter(({ outcome }) => outcome !== "acknowledged")
      for (const [index, submission] of rest.entries()) {
        const address = addresses[index % addresses.length] ?? ""
        const { outcome, answer } = await send(address, submission).catch(unanswered)
        if (outcome !== "acknowledged") answers.push(answer)
      }
      return answers
    },
  }
}

export type Submissions = ReturnType<typeof startSubmissions>
