import { MESSAGE_BYTES_MAX, messageKinds } from "../../../contract/mail/messages.ts"
import {
  createLimitedProcess,
  JobStoppedError,
  programPath,
  type StopReason,
} from "../../../platform/processes/limitedProcess.ts"
import type { ParsedMessage } from "./parsedMessage.ts"
import { beginningOf, headOf, ONLY_BEGINNING, ONLY_HEAD } from "./reading/head.ts"
import type { ParseJob } from "./reading/readMessage.ts"

// A message of 26 MB takes a second or two of CPU time, and memory of about five times its size.
const LIMITS = { cpuMs: 10_000, bytes: 250_000_000 }
const JOB_LIMIT_MS = 30_000
/** Generous, as nobody waits for the result. */
const START_LIMIT_MS = 30_000
const HEAP_MB = 256

/** Mail is rare, so an idle process would waste memory. */
const IDLE_MS = 60_000

const parserProgram = programPath("rooms/mail/incoming/parserProgram")

const PROBLEMS: Record<StopReason, string> = {
  cpuMs: "It takes too long to read.",
  stuck: "It takes too long to read.",
  bytes: "It takes too much memory to read.",
  crash: "The program that reads mail failed on it.",
}

const TOO_LARGE = `It is larger than ${MESSAGE_BYTES_MAX / 1_000_000} MB: its attachments, and what stands after them, are only in the mailbox.`

export const unreadableMessage = (problem: string): ParsedMessage => ({
  kind: messageKinds.LETTER,
  messageId: null,
  references: [],
  recipients: [],
  fromName: null,
  fromAddress: null,
  subject: "",
  text: "",
  quotedText: null,
  html: null,
  sentAt: null,
  attachments: [],
  report: null,
  problem,
})

export const createMessageParser = ({ program = parserProgram, jobLimitMs = JOB_LIMIT_MS, limits = LIMITS } = {}) => {
  const { run, pid, end } = createLimitedProcess<ParseJob, ParsedMessage>({
    program,
    jobLimitMs,
    startLimitMs: START_LIMIT_MS,
    heapMb: HEAP_MB,
    isSilent: true,
  })
  let idle: NodeJS.Timeout | undefined

  const tryTo = async (job: ParseJob): Promise<ParsedMessage | StopReason> => {
    clearTimeout(idle)
    try {
      return (await run(job, limits)).result
    } catch (error) {
      if (error instanceof JobStoppedError) return error.reason
      throw error
    } finally {
      idle = setTimeout(end, IDLE_MS).unref()
    }
  }

  return {
    parse: async (raw: Buffer): Promise<ParsedMessage> => {
      const isTooLarge = raw.length > MESSAGE_BYTES_MAX
      const whole = await tryTo({ raw: raw.subarray(0, MESSAGE_BYTES_MAX), problem: isTooLarge ? TOO_LARGE : null })
      if (typeof whole !== "string") return whole
      const beginning = await tryTo({ raw: beginningOf(raw), problem: `${PROBLEMS[whole]} ${ONLY_BEGINNING}` })
      if (typeof beginning !== "string") return beginning
      const problem = `${PROBLEMS[whole]} ${ONLY_HEAD}`
      const head = await tryTo({ raw: headOf(raw), problem })
      return typeof head === "string" ? unreadableMessage(problem) : head
    },
    pid,
    end,
  }
}

/** Its process starts with the first message, and ends when idle. */
export const messageParser = createMessageParser()

/** A message that breaks the parser keeps its beginning and a `problem`. Throws if no parser process starts. */
export const parseMessage = (raw: Buffer): Promise<ParsedMessage> => messageParser.parse(raw)
