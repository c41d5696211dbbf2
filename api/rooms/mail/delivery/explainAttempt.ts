import * as z from "zod"
import { type EmailAttemptOutcome, emailAttemptOutcomes } from "../../../contract/mail/emailLog.ts"

const ANSWER_MAX = 2_000

/** How an attempt to send a mail ended: for the log, in plain words for an operator, and the server's own words. */
export interface AttemptResult {
  outcome: EmailAttemptOutcome
  explanation: string
  answer: string | null
}

/** The result of an attempt, including what it says about the mail server as a whole. */
export interface SendResult extends AttemptResult {
  /** Whether any other mail would have failed in the same way. */
  isServerTrouble: boolean
}

const smtpError = z.object({
  message: z.string().catch(""),
  /** Nodemailer's own code or, while connecting, one of Node.js. */
  code: z.string().catch(""),
  /** The command in progress: `CONN`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`, ... */
  command: z.string().catch(""),
  responseCode: z.number().catch(0),
  response: z.string().catch(""),
})

type SmtpError = z.output<typeof smtpError>

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

// Errors that a change of settings may fix do not fail a mail at once, whatever the server's code: it is retried for as
// long as if the server were away.
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

// The server's reply to these commands concerns this mail only.
const ABOUT_ONE_MAIL = ["RCPT TO", "DATA"]

const shortened = (answer: string) => [...answer.trim()].slice(0, ANSWER_MAX).join("")

/** Explains why an attempt failed, from the error that Nodemailer threw. */
export const explainFailure = (thrown: unknown): SendResult => {
  const error = smtpError.parse(typeof thrown === "object" && thrown !== null ? thrown : {})
  const trouble = troubles.find(({ fits }) => fits(error))
  return {
    outcome: trouble?.outcome ?? DEFERRED,
    explanation: trouble?.explanation ?? UNKNOWN_TROUBLE,
    answer: shortened(error.response || error.message) || null,
    isServerTrouble: !ABOUT_ONE_MAIL.includes(error.command),
  }
}

/** Explains a success, from the server's answer. */
export const explainSuccess = (response: string): SendResult => ({
  outcome: ACCEPTED,
  explanation: "The mail server accepted the mail.",
  answer: shortened(response) || null,
  isServerTrouble: false,
})

/** The result of an attempt whose sender stopped without recording one. */
export const interrupted: SendResult = {
  outcome: INTERRUPTED,
  explanation: "The sender stopped in the middle of it. Whether the mail went out is not known, so it is sent again.",
  answer: null,
  isServerTrouble: false,
}

/** The result of an attempt to send a mail that is not meant for its reader any more. */
export const outdated: SendResult = {
  outcome: REFUSED,
  explanation:
    "Nothing was sent, as it would be of no use any more: the account has changed, or the mail has waited for a day.",
  answer: null,
  isServerTrouble: false,
}

/** The result of an attempt to send a mail that could not be written. */
export const unwritable: SendResult = {
  outcome: REFUSED,
  explanation: "There is nothing to send: the lead that the mail is about is gone, or the mail could not be written.",
  answer: null,
  isServerTrouble: false,
}
