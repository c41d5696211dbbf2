import { type Fault, parseFault } from "./fault.ts"

const mentions = (words: RegExp) => (error: Fault) =>
  [error.message, error.code, error.reason, error.responseText].some((text) => words.test(text))
const isPermanent = ({ responseCode }: Fault) => responseCode >= 500 && responseCode < 600 && responseCode !== 503
const isTemporary = ({ responseCode }: Fault) => responseCode >= 400 && responseCode < 500
const refuses = (command: string) => (error: Fault) => error.command === command && isPermanent(error)
const hasServerCode = (codes: RegExp) => (error: Fault) => codes.test(error.serverResponseCode)
const answers = (first: number, last: number) => (error: Fault) => error.status >= first && error.status <= last

// An SMTP reply has a number that says more than its words, so only texts of other protocols are searched for words.
const isImapSaying = (words: RegExp) => (error: Fault) =>
  error.responseCode === 0 && (mentions(words)(error) || words.test(error.response))

const isLogin = ({ code, authenticationFailed }: Fault) => code === "EAUTH" || authenticationFailed

interface Cause {
  fits: (error: Fault) => boolean
  /** For mail servers. `{url}` becomes the name of the setting, and `{scheme}` the prefix of its URL without TLS. */
  server?: string
  receiver?: string
  /** If both `server` and `receiver` have a text, the advice is about the mail server only. */
  toDo?: string
  /** No change of settings helps, so the mail fails. After all other failures it is tried again. */
  isFinal?: true
}

const UNTRUSTED = "The receiver's certificate is not trusted or names another host."

/** For sending mail, reading the mailbox and calling webhooks. The first cause that fits wins. */
const causes: readonly Cause[] = [
  {
    fits: (error) =>
      hasServerCode(/^(LIMIT|INUSE)$/)(error) ||
      isImapSaying(/too many (simultaneous |concurrent |open )?connections|maximum number of connections/i)(error),
    server: "The mail server allows no further connection, as too many are open.",
    toDo: "Others that read this mailbox may hold them.",
  },
  {
    fits: (error) => error.code === "ETHROTTLE" || isImapSaying(/try again later|rate limit|throttl/i)(error),
    server: "The mail server is asked too often, and wants to be left alone for a while.",
  },
  {
    fits: (error) => isLogin(error) && (isTemporary(error) || hasServerCode(/^(UNAVAILABLE|SERVERBUG)$/)(error)),
    server: "The mail server could not check the user name and password just now.",
  },
  {
    fits: (error) => isLogin(error) && mentions(/plaintext|PRIVACYREQUIRED/i)(error),
    server: "The mail server takes passwords only over an encrypted connection.",
    toDo: "Use {scheme}s:// in {url}.",
  },
  {
    fits: isLogin,
    server: "The mail server refused the user name or password.",
    toDo: "Check {url}: some servers want an app password.",
  },
  {
    fits: ({ code, responseCode }) => code === "ENOAUTH" || responseCode === 530,
    server: "The mail server wants a user name and password.",
    toDo: "Put them into {url}.",
  },
  {
    fits: refuses("MAIL FROM"),
    server: "The mail server does not let us send from this address.",
    toDo: "Check EMAIL_FROM.",
  },
  {
    fits: (error) => refuses("RCPT TO")(error) && /\brelay/i.test(error.response),
    server: "The mail server does not pass mail on to this address.",
    toDo: "It may want a user name and password in {url}.",
  },
  { fits: refuses("RCPT TO"), server: "The mail server refused the recipient's address.", isFinal: true },
  { fits: refuses("DATA"), server: "The mail server refused the mail.", isFinal: true },
  {
    fits: (error) => error.command === "RCPT TO" && isTemporary(error),
    server: "The mail server asked to try this recipient again later.",
  },
  {
    fits: mentions(/expired/i),
    server: "The mail server's certificate has expired, so nothing was sent to it.",
    receiver: UNTRUSTED,
  },
  {
    fits: mentions(/altname|does not match certificate|HOSTNAME_MISMATCH/i),
    server: "The mail server's certificate is for another host name.",
    toDo: "Check the host in {url}.",
    receiver: UNTRUSTED,
  },
  {
    fits: mentions(/self[- ]signed|unable to (verify|get)|SELF_SIGNED|UNABLE_TO|unknown ca|^CERT_/i),
    server: "The mail server's certificate is not from an authority that this machine trusts.",
    receiver: UNTRUSTED,
  },
  {
    fits: mentions(/wrong version number|packet length too long/i),
    server: "The mail server does not speak TLS on this port.",
    toDo: "Use {scheme}:// instead of {scheme}s://, or another port.",
    receiver: UNTRUSTED,
  },
  {
    fits: (error) =>
      error.code === "ETLS" ||
      error.command === "STARTTLS" ||
      error.tlsFailed ||
      mentions(/STARTTLS|^ERR_(SSL|TLS)|UPGRADE_TIMEOUT|^EPROTO$/)(error),
    server: "No encrypted connection to the mail server came about, so nothing was sent to it.",
    receiver: UNTRUSTED,
  },
  {
    fits: mentions(/ENOTFOUND|EAI_AGAIN|EDNS/),
    server: "The mail server's name was not found.",
    toDo: "Check the host in {url}.",
    receiver: "The receiver's name could not be resolved.",
  },
  {
    fits: mentions(/ECONNREFUSED/),
    server: "The mail server does not accept connections.",
    toDo: "It may be down, or {url} may name the wrong port.",
    receiver: "Nothing accepts connections at the receiver's address.",
  },
  {
    fits: mentions(/EHOSTUNREACH|ENETUNREACH|ENETDOWN/),
    server: "There is no way to the mail server over the network.",
  },
  {
    fits: mentions(/GREETING_TIMEOUT/),
    server: "What answered did not greet as a mail server.",
    toDo: "With a port for TLS, {url} must begin with {scheme}s://.",
  },
  { fits: ({ code }) => code === "ABORT_ERR", receiver: "The receiver did not answer within 10 seconds." },
  {
    fits: ({ code, command }) => code === "EABORT" || (code === "ETIMEDOUT" && command !== "CONN" && command !== ""),
    server: "The mail server did not answer in time.",
  },
  {
    fits: mentions(/TIMEOUT|ETIMEDOUT|timed? ?out/i),
    server: "The mail server did not answer in time.",
    toDo: "It may be down, or {url} may name the wrong port.",
  },
  {
    fits: ({ responseCode }) => responseCode === 421,
    server: "The mail server is busy or about to stop, and asked to come back later.",
  },
  { fits: isTemporary, server: "The mail server could not take the mail just now and asked to try again later." },
  {
    fits: (error) => error.mailboxMissing || hasServerCode(/^(NONEXISTENT|TRYCREATE)$/)(error),
    server: "There is no such folder in the mailbox.",
    toDo: "Check what {url} names behind the port.",
  },
  { fits: hasServerCode(/^NOPERM$/), server: "The user of {url} may not read this folder." },
  {
    fits: (error) =>
      error.code === "EPROTOCOL" ||
      mentions(/TooLarge|TooMany|Parser|UnexpectedTag|InvalidResponse|MissingTag|unexpected greeting|InvalidGreeting/i)(
        error,
      ),
    server: "What answered is no mail server, or it does not work as one.",
    toDo: "Check {url}.",
  },
  {
    fits: ({ code }) => code.startsWith("ClosedAfterConnect"),
    server: "The connection was closed before anybody could sign in.",
    toDo: "What answered may be no mail server, or allow no more connections.",
  },
  {
    fits: (error) =>
      mentions(/ECONNECTION|ESOCKET|EConnectionClosed|NoConnection|ECONNRESET|EPIPE|closed/)(error) ||
      isImapSaying(/closed|unavailable|not available/i)(error),
    server: "The connection to the mail server broke off.",
  },
  {
    fits: answers(410, 410),
    receiver: "The receiver says that it is gone for good, so the webhook was switched off.",
  },
  {
    fits: answers(300, 399),
    receiver: "The receiver redirects to another address.",
    toDo: "Redirects are not followed: set the new address.",
  },
  {
    fits: (error) => answers(401, 401)(error) || answers(403, 403)(error),
    receiver: "The receiver refused the message.",
    toDo: "It may expect another secret.",
  },
  { fits: answers(429, 429), receiver: "The receiver asks for fewer messages." },
  { fits: answers(500, Number.POSITIVE_INFINITY), receiver: "The receiver reported an internal error." },
  { fits: answers(1, Number.POSITIVE_INFINITY), receiver: "The receiver refused the message." },
]

const channels = {
  mail: {
    peer: "server",
    url: "SMTP_URL",
    scheme: "smtp",
    unknown: "The mail could not be sent. What is known of the reason is below.",
  },
  mailbox: {
    peer: "server",
    url: "IMAP_URL",
    scheme: "imap",
    unknown: "The mailbox could not be read. What is known of the reason is below.",
  },
  webhook: { peer: "receiver", url: "", scheme: "", unknown: "The connection to the receiver broke." },
} as const

export const explain = (channel: keyof typeof channels, thrown: unknown) => {
  const { peer, url, scheme, unknown } = channels[channel]
  const fault = parseFault(thrown)
  const cause = causes.find((known) => known[peer] && known.fits(fault))
  const toDo = peer === "server" || !cause?.server ? cause?.toDo : undefined
  const words = [cause?.[peer] ?? unknown, ...(toDo ? [toDo] : [])].join(" ")
  const explanation = words.replaceAll("{url}", url).replaceAll("{scheme}", scheme)
  return { fault, explanation, isFinal: cause?.isFinal ?? false }
}
