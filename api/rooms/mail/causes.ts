import * as z from "zod"
import { type EmailAttemptOutcome, emailAttemptOutcomes } from "../../contract/mail/emailLog.ts"

const fault = z.object({
  message: z.string().catch(""),
  code: z.string().catch(""),
  /** The SMTP command in progress: `CONN`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`, ... */
  command: z.string().catch(""),
  responseCode: z.number().catch(0),
  response: z.string().catch(""),
  responseText: z.string().catch(""),
  /** What an IMAP server says by code, such as `LIMIT` (RFC 5530). */
  serverResponseCode: z.string().catch(""),
  authenticationFailed: z.boolean().catch(false),
  tlsFailed: z.boolean().catch(false),
  mailboxMissing: z.boolean().catch(false),
  reason: z.string().catch(""),
})

export type Fault = z.output<typeof fault>

export const faultOf = (thrown: unknown): Fault =>
  fault.parse(typeof thrown === "object" && thrown !== null ? thrown : {})

const says = (words: RegExp) => (error: Fault) =>
  [error.message, error.code, error.reason, error.responseText].some((text) => words.test(text))
const isPermanent = ({ responseCode }: Fault) => responseCode >= 500 && responseCode < 600 && responseCode !== 503
const isTemporary = ({ responseCode }: Fault) => responseCode >= 400 && responseCode < 500
const refuses = (command: string) => (error: Fault) => error.command === command && isPermanent(error)
const tells = (codes: RegExp) => (error: Fault) => codes.test(error.serverResponseCode)

// An SMTP server's words stand beside a number, which says more: these look at the words of all others.
const isImapSaying = (words: RegExp) => (error: Fault) =>
  error.responseCode === 0 && (says(words)(error) || words.test(error.response))

interface Cause {
  fits: (error: Fault) => boolean
  /** `{url}` is the setting that names the server, and `{scheme}` how it begins without TLS. */
  explanation: string
  /** For mails that no change of settings would get sent. All others are tried for as long as if the server were away. */
  outcome?: EmailAttemptOutcome
}

const { REFUSED } = emailAttemptOutcomes

const isLogin = ({ code, authenticationFailed }: Fault) => code === "EAUTH" || authenticationFailed

/** Why mail cannot be sent or read, in plain words for an operator: the first that fits. */
const causes: readonly Cause[] = [
  {
    fits: (error) =>
      tells(/^(LIMIT|INUSE)$/)(error) ||
      isImapSaying(/too many (simultaneous |concurrent |open )?connections|maximum number of connections/i)(error),
    explanation:
      "The mail server allows no further connection, as too many are open. Others that read this mailbox may hold them.",
  },
  {
    fits: (error) => error.code === "ETHROTTLE" || isImapSaying(/try again later|rate limit|throttl/i)(error),
    explanation: "The mail server is asked too often, and wants to be left alone for a while.",
  },
  {
    fits: (error) => isLogin(error) && (isTemporary(error) || tells(/^(UNAVAILABLE|SERVERBUG)$/)(error)),
    explanation: "The mail server could not check the user name and password just now.",
  },
  {
    fits: (error) => isLogin(error) && says(/plaintext|PRIVACYREQUIRED/i)(error),
    explanation: "The mail server takes passwords only over an encrypted connection. Use {scheme}s:// in {url}.",
  },
  {
    fits: isLogin,
    explanation: "The mail server refused the user name or password. Check {url}: some servers want an app password.",
  },
  {
    fits: ({ code, responseCode }) => code === "ENOAUTH" || responseCode === 530,
    explanation: "The mail server wants a user name and password. Put them into {url}.",
  },
  {
    fits: refuses("MAIL FROM"),
    explanation: "The mail server does not let us send from this address. Check EMAIL_FROM.",
  },
  {
    fits: (error) => refuses("RCPT TO")(error) && /\brelay/i.test(error.response),
    explanation:
      "The mail server does not pass mail on to this address. It may want a user name and password in {url}.",
  },
  {
    fits: refuses("RCPT TO"),
    outcome: REFUSED,
    explanation: "The mail server refused the recipient's address.",
  },
  { fits: refuses("DATA"), outcome: REFUSED, explanation: "The mail server refused the mail." },
  {
    fits: (error) => error.command === "RCPT TO" && isTemporary(error),
    explanation: "The mail server asked to try this recipient again later.",
  },
  { fits: says(/expired/i), explanation: "The mail server's certificate has expired, so nothing was sent to it." },
  {
    fits: says(/altname|does not match certificate/i),
    explanation: "The mail server's certificate is for another host name. Check the host in {url}.",
  },
  {
    fits: says(/self[- ]signed|unable to (verify|get)|SELF_SIGNED|UNABLE_TO|unknown ca/i),
    explanation: "The mail server's certificate is not from an authority that this machine trusts.",
  },
  {
    fits: says(/wrong version number|packet length too long/i),
    explanation:
      "The mail server does not speak TLS on this port. Use {scheme}:// instead of {scheme}s://, or another port.",
  },
  {
    fits: (error) =>
      error.code === "ETLS" ||
      error.command === "STARTTLS" ||
      error.tlsFailed ||
      says(/STARTTLS|^ERR_(SSL|TLS)|UPGRADE_TIMEOUT/)(error),
    explanation: "No encrypted connection to the mail server came about, so nothing was sent to it.",
  },
  {
    fits: says(/ENOTFOUND|EAI_AGAIN|EDNS/),
    explanation: "The mail server's name was not found. Check the host in {url}.",
  },
  {
    fits: says(/ECONNREFUSED/),
    explanation: "The mail server does not accept connections. It may be down, or {url} may name the wrong port.",
  },
  {
    fits: says(/EHOSTUNREACH|ENETUNREACH|ENETDOWN/),
    explanation: "There is no way to the mail server over the network.",
  },
  {
    fits: says(/GREETING_TIMEOUT/),
    explanation:
      "What answered did not greet as a mail server. With a port for TLS, {url} must begin with {scheme}s://.",
  },
  {
    fits: ({ code, command }) => code === "EABORT" || (code === "ETIMEDOUT" && command !== "CONN" && command !== ""),
    explanation: "The mail server did not answer in time.",
  },
  {
    fits: says(/TIMEOUT|ETIMEDOUT|timed? ?out/i),
    explanation: "The mail server did not answer in time. It may be down, or {url} may name the wrong port.",
  },
  {
    fits: ({ responseCode }) => responseCode === 421,
    explanation: "The mail server is busy or about to stop, and asked to come back later.",
  },
  {
    fits: isTemporary,
    explanation: "The mail server could not take the mail just now and asked to try again later.",
  },
  {
    fits: (error) => error.mailboxMissing || tells(/^(NONEXISTENT|TRYCREATE)$/)(error),
    explanation: "There is no such folder in the mailbox. Check what {url} names behind the port.",
  },
  { fits: tells(/^NOPERM$/), explanation: "The user of {url} may not read this folder." },
  {
    fits: (error) =>
      error.code === "EPROTOCOL" ||
      says(/TooLarge|TooMany|Parser|UnexpectedTag|InvalidResponse|MissingTag|unexpected greeting|InvalidGreeting/i)(
        error,
      ),
    explanation: "What answered is no mail server, or it does not work as one. Check {url}.",
  },
  {
    fits: ({ code }) => code.startsWith("ClosedAfterConnect"),
    explanation:
      "The connection was closed before anybody could sign in. What answered may be no mail server, or allow no more connections.",
  },
  {
    fits: (error) =>
      says(/ECONNECTION|ESOCKET|EConnectionClosed|NoConnection|ECONNRESET|EPIPE|closed/)(error) ||
      isImapSaying(/closed|unavailable|not available/i)(error),
    explanation: "The connection to the mail server broke off.",
  },
]

const ANSWER_MAX = 2_000

export const shortened = (answer: string) => [...answer.trim()].slice(0, ANSWER_MAX).join("") || null

export const causeOf = (error: Fault, url: "SMTP_URL" | "IMAP_URL") => {
  const cause = causes.find(({ fits }) => fits(error))
  const scheme = url === "SMTP_URL" ? "smtp" : "imap"
  return cause && { ...cause, explanation: cause.explanation.replaceAll("{url}", url).replaceAll("{scheme}", scheme) }
}
