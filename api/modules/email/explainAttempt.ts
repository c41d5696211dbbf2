import * as z from "zod"
import { type EmailAttemptOutcome, emailAttemptOutcomes } from "../../contract/emailLog.ts"

const ANSWER_MAX = 2_000

/** How a try to send a mail ended: for the log, in plain words for an operator, and word for word. */
export interface AttemptResult {
  outcome: EmailAttemptOutcome
  explanation: string
  answer: string | null
}

/** A try whose end says whether the mail server as a whole can be used just now. */
export interface SendResult extends AttemptResult {
  /** Whether any other mail would have met the same trouble. */
  isServerTrouble: boolean
}

/** What Nodemailer's errors tell; all of it is optional. */
const smtpError = z.object({
  message: z.string().catch(""),
  /** Nodemailer's own code or, while connecting, that of Node.js. */
  code: z.string().catch(""),
  /** What was being said to the server: `CONN`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`, ... */
  command: z.string().catch(""),
  responseCode: z.number().catch(0),
  response: z.string().catch(""),
})

type SmtpError = z.output<typeof smtpError>

/** A kind of trouble; the first one that fits explains it. */
interface Trouble {
  fits: (error: SmtpError) => boolean
  outcome?: EmailAttemptOutcome
  explanation: string
}

const { ACCEPTED, DEFERRED, REFUSED, INTERRUPTED } = emailAttemptOutcomes

const says = (words: RegExp) => (error: SmtpError) => words.test(error.message) || words.test(error.code)
const isPermanent = ({ responseCode }: SmtpError) => responseCode >= 500 && responseCode < 600 && responseCode !== 503
const isTemporary = ({ responseCode }: SmtpError) => responseCode >= 400 && responseCode < 500
const isAt = (command: string) => (error: SmtpError) => error.command === command

// What a change of settings may mend does not end a mail at once, whatever the server's code: it is tried for as long
// as a server that is away.
const troubles: Trouble[] = [
  {
    fits: (error) => error.code === "EAUTH" && isTemporary(error),
    explanation: "The mail server could not check the user name and password just now.",
  },
  {
    fits: (error) => error.code === "EAUTH",
    explanation: "The mail server refused the user name or password. Check SMTP_URL.",
  },
  {
    fits: ({ code, responseCode }) => code === "ENOAUTH" || responseCode === 530,
    explanation: "The mail server wants a user name and password. Put them into SMTP_URL.",
  },
  {
    fits: says(/expired/i),
    explanation: "The mail server's certificate has expired, so nothing was sent to it.",
  },
  {
    fits: says(/altname|does not match certificate/i),
    explanation: "The mail server's certificate is for another host name. Check the host in SMTP_URL.",
  },
  {
    fits: says(/self[- ]signed|unable to (verify|get)|SELF_SIGNED|UNABLE_TO|unknown ca/i),
    explanation: "The mail server's certificate is not from an authority that this machine trusts.",
  },
  {
    fits: says(/wrong version number|packet length too long/i),
    explanation: "The mail server does not speak TLS on this port. Use smtp:// instead of smtps://, or another port.",
  },
  {
    fits: ({ code, command, message }) =>
      code === "ETLS" || command === "STARTTLS" || /STARTTLS/.test(message) || /^ERR_(SSL|TLS)/.test(code),
    explanation: "No encrypted connection to the mail server came about, so nothing was sent to it.",
  },
  {
    fits: says(/ENOTFOUND|EAI_AGAIN|EDNS/),
    explanation: "The mail server's name was not found. Check the host in SMTP_URL.",
  },
  {
    fits: says(/ECONNREFUSED/),
    explanation: "The mail server does not accept connections. It may be down, or SMTP_URL may name the wrong port.",
  },
  {
    fits: says(/EHOSTUNREACH|ENETUNREACH|ENETDOWN/),
    explanation: "There is no way to the mail server over the network.",
  },
  {
    fits: (error) => error.code === "EABORT" || (error.code === "ETIMEDOUT" && error.command !== "CONN"),
    explanation: "The mail server did not answer in time.",
  },
  {
    fits: says(/ETIMEDOUT|timed? ?out/i),
    explanation: "The mail server did not answer in time. It may be down, or SMTP_URL may name the wrong port.",
  },
  {
    fits: (error) => isAt("MAIL FROM")(error) && isPermanent(error),
    explanation: "The mail server does not let us send from this address. Check EMAIL_FROM.",
  },
  {
    fits: (error) => isAt("RCPT TO")(error) && isPermanent(error) && /\brelay/i.test(error.response),
    explanation:
      "The mail server does not pass mail on to this address. It may want a user name and password in SMTP_URL.",
  },
  {
    fits: (error) => isAt("RCPT TO")(error) && isPermanent(error),
    outcome: REFUSED,
    explanation: "The mail server refused the recipient's address.",
  },
  {
    fits: (error) => isAt("DATA")(error) && isPermanent(error),
    outcome: REFUSED,
    explanation: "The mail server refused the mail.",
  },
  {
    fits: (error) => isAt("RCPT TO")(error) && isTemporary(error),
    explanation: "The mail server asked to try this recipient again later.",
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
    fits: says(/ECONNECTION|ESOCKET|ECONNRESET|EPIPE|closed/),
    explanation: "The connection to the mail server broke off.",
  },
  {
    fits: ({ code }) => code === "EPROTOCOL",
    explanation: "What answered is no mail server, or it does not work as one. Check SMTP_URL.",
  },
]

const UNKNOWN_TROUBLE = "The mail could not be sent. What is known of the reason is below."

// What the server says to these is about the mail at hand.
const ABOUT_ONE_MAIL = ["RCPT TO", "DATA"]

const bounded = (answer: string) => [...answer.trim()].slice(0, ANSWER_MAX).join("")

/** Explains why a try failed, by the error that Nodemailer threw. */
export const explainFailure = (thrown: unknown): SendResult => {
  const error = smtpError.parse(typeof thrown === "object" && thrown !== null ? thrown : {})
  const trouble = troubles.find(({ fits }) => fits(error))
  return {
    outcome: trouble?.outcome ?? DEFERRED,
    explanation: trouble?.explanation ?? UNKNOWN_TROUBLE,
    answer: bounded(error.response || error.message) || null,
    isServerTrouble: !ABOUT_ONE_MAIL.includes(error.command),
  }
}

/** Explains a success, by what the server answered. */
export const explainSuccess = (response: string): SendResult => ({
  outcome: ACCEPTED,
  explanation: "The mail server accepted the mail.",
  answer: bounded(response) || null,
  isServerTrouble: false,
})

/** A sender that stopped without saying how far it came. */
export const interrupted: SendResult = {
  outcome: INTERRUPTED,
  explanation: "The sender stopped in the middle of it. Whether the mail went out is not known, so it is sent again.",
  answer: null,
  isServerTrouble: false,
}
