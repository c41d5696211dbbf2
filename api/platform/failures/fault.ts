import * as z from "zod"

const fault = z.object({
  message: z.string().catch(""),
  code: z.string().catch(""),
  /** The SMTP command in progress: `CONN`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`, ... */
  command: z.string().catch(""),
  responseCode: z.number().catch(0),
  response: z.string().catch(""),
  responseText: z.string().catch(""),
  /** The code of an IMAP server's answer, such as `LIMIT` (RFC 5530). */
  serverResponseCode: z.string().catch(""),
  authenticationFailed: z.boolean().catch(false),
  tlsFailed: z.boolean().catch(false),
  mailboxMissing: z.boolean().catch(false),
  reason: z.string().catch(""),
  /** The status of an HTTP answer. */
  status: z.number().catch(0),
})

export type Fault = z.output<typeof fault>

/** An error of nodemailer, imapflow or Node.js in one shape, or the refusal that a server answered. */
export const faultOf = (thrown: unknown): Fault =>
  fault.parse(typeof thrown === "object" && thrown !== null ? thrown : {})

const ANSWER_MAX = 2_000

/** The server's own words, as far as they are kept. */
export const shortened = (answer: string) => [...answer.trim()].slice(0, ANSWER_MAX).join("") || null
