import * as z from "zod"

const ANSWER_MAX = 2_000

/** Why a mailbox cannot be read: in plain words for an operator, and the server's own words. */
export interface MailboxTrouble {
  explanation: string
  answer: string | null
  /** Whether trying again soon may lock the account. */
  isRefusedLogin: boolean
}

const imapError = z.object({
  message: z.string().catch(""),
  /** imapflow's own code or, while connecting, one of Node.js. */
  code: z.string().catch(""),
  /** The server's words for what it refused. */
  responseText: z.string().catch(""),
  response: z.string().catch(""),
  /** What it says by code, such as `LIMIT` (RFC 5530). */
  serverResponseCode: z.string().catch(""),
  authenticationFailed: z.boolean().catch(false),
  tlsFailed: z.boolean().catch(false),
  mailboxMissing: z.boolean().catch(false),
  reason: z.string().catch(""),
})

type ImapError = z.output<typeof imapError>

const says =
  (words: RegExp) =>
  ({ message, code, responseText, response, reason }: ImapError) =>
    [message, code, responseText, response, reason].some((text) => words.test(text))

const troubles: { fits: (error: ImapError) => boolean; explanation: string }[] = [
  {
    fits: (error) =>
      /^(LIMIT|INUSE)$/.test(error.serverResponseCode) ||
      says(/too many (simultaneous |concurrent |open )?connections|maximum number of connections/i)(error),
    explanation:
      "The mail server allows no further connection, as too many are open. Others that read this mailbox may hold them.",
  },
  {
    fits: (error) => error.code === "ETHROTTLE" || says(/try again later|overquota|rate limit|throttl/i)(error),
    explanation: "The mail server is asked too often, and wants to be left alone for a while.",
  },
  {
    fits: ({ authenticationFailed, serverResponseCode }) =>
      authenticationFailed && /^(UNAVAILABLE|SERVERBUG)$/.test(serverResponseCode),
    explanation: "The mail server could not check the user name and password just now.",
  },
  {
    fits: (error) =>
      error.authenticationFailed && says(/app(lication)?[- ]specific|app password|basic auth|web login|oauth/i)(error),
    explanation:
      "The mail server does not take the account's usual password. Make an app password there, and put it into IMAP_URL.",
  },
  {
    fits: (error) => error.authenticationFailed && says(/plaintext|PRIVACYREQUIRED/i)(error),
    explanation: "The mail server takes passwords only over an encrypted connection. Use imaps:// in IMAP_URL.",
  },
  {
    fits: ({ authenticationFailed }) => authenticationFailed,
    explanation: "The mail server refused the user name or password. Check IMAP_URL.",
  },
  {
    fits: says(/expired/i),
    explanation: "The mail server's certificate has expired, so no password was sent to it.",
  },
  {
    fits: says(/altname|does not match certificate/i),
    explanation: "The mail server's certificate is for another host name. Check the host in IMAP_URL.",
  },
  {
    fits: says(/self[- ]signed|unable to (verify|get)|SELF_SIGNED|UNABLE_TO|unknown ca/i),
    explanation: "The mail server's certificate is not from an authority that this machine trusts.",
  },
  {
    fits: says(/wrong version number|packet length too long/i),
    explanation: "The mail server does not speak TLS on this port. Use imap:// instead of imaps://, or another port.",
  },
  {
    fits: (error) => error.tlsFailed || says(/STARTTLS|^ERR_(SSL|TLS)|UPGRADE_TIMEOUT/)(error),
    explanation: "No encrypted connection to the mail server came about, so no password was sent to it.",
  },
  {
    fits: says(/ENOTFOUND|EAI_AGAIN|EDNS/),
    explanation: "The mail server's name was not found. Check the host in IMAP_URL.",
  },
  {
    fits: says(/ECONNREFUSED/),
    explanation: "The mail server does not accept connections. It may be down, or IMAP_URL may name the wrong port.",
  },
  {
    fits: says(/EHOSTUNREACH|ENETUNREACH|ENETDOWN/),
    explanation: "There is no way to the mail server over the network.",
  },
  {
    fits: says(/GREETING_TIMEOUT/),
    explanation:
      "What answered did not greet as an IMAP server. With a port for TLS, such as 993, IMAP_URL must begin with imaps://.",
  },
  {
    fits: says(/TIMEOUT|timed? ?out/i),
    explanation: "The mail server did not answer in time. It may be down, or IMAP_URL may name the wrong port.",
  },
  {
    fits: (error) =>
      error.mailboxMissing || error.serverResponseCode === "NONEXISTENT" || error.serverResponseCode === "TRYCREATE",
    explanation: "There is no such folder in the mailbox. Check what IMAP_URL names behind the port.",
  },
  {
    fits: ({ serverResponseCode }) => serverResponseCode === "NOPERM",
    explanation: "The user of IMAP_URL may not read this folder.",
  },
  {
    fits: says(/TooLarge|TooMany|Parser|UnexpectedTag|InvalidResponse|MissingTag|unexpected greeting|InvalidGreeting/i),
    explanation: "What answered is no IMAP server, or it does not work as one. Check IMAP_URL.",
  },
  {
    fits: ({ code }) => code.startsWith("ClosedAfterConnect"),
    explanation:
      "The connection was closed before anybody could sign in. What answered may be no IMAP server, or allow no more of them.",
  },
  {
    fits: says(/EConnectionClosed|NoConnection|ECONNRESET|EPIPE|closed|unavailable|not available/i),
    explanation: "The connection to the mail server broke off.",
  },
]

const UNKNOWN_TROUBLE = "The mailbox could not be read. What is known of the reason is below."

const shortened = (answer: string) => [...answer.trim()].slice(0, ANSWER_MAX).join("")

/** Explains why a mailbox could not be read, from the error that imapflow threw. */
export const explainMailbox = (thrown: unknown): MailboxTrouble => {
  const error = imapError.parse(typeof thrown === "object" && thrown !== null ? thrown : {})
  const trouble = troubles.find(({ fits }) => fits(error))
  return {
    explanation: trouble?.explanation ?? UNKNOWN_TROUBLE,
    answer: shortened(error.responseText || error.response || error.reason || error.message) || null,
    isRefusedLogin: error.authenticationFailed,
  }
}
