import * as z from "zod"

const fault = z.object({
  message: z.string().catch(""),
  code: z.string().catch(""),
  /** The SMTP command in progress, such as `AUTH PLAIN` or `RCPT TO`; `CONN` while connecting. */
  command: z.string().catch(""),
  responseCode: z.number().catch(0),
  response: z.string().catch(""),
  responseText: z.string().catch(""),
  /** A response code of IMAP, such as `LIMIT` (RFC 5530). */
  serverResponseCode: z.string().catch(""),
  authenticationFailed: z.boolean().catch(false),
  tlsFailed: z.boolean().catch(false),
  mailboxMissing: z.boolean().catch(false),
  reason: z.string().catch(""),
  status: z.number().catch(0),
})

export type Fault = z.output<typeof fault>

export const parseFault = (thrown: unknown): Fault =>
  fault.parse(typeof thrown === "object" && thrown !== null ? thrown : {})

const ANSWER_MAX = 2_000

export const shortenAnswer = (answer: string) => [...answer.trim()].slice(0, ANSWER_MAX).join("") || null
