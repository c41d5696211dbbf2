import { serveJobs } from "../../platform/processes/limitedProgram.ts"
import type { ParsedMessage } from "../../rooms/mail/incoming/parsedMessage.ts"
import { type ParseJob, readMessage } from "../../rooms/mail/incoming/reading/readMessage.ts"

// Replaces parserProgram.ts in tests of parser failures; the message's text names the failure.

const faults: Record<string, () => void> = {
  "[crash]": () => process.kill(process.pid, "SIGKILL"),
  "[hang]": () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  "[grow]": () => process.send?.({ name: "exceeded", limit: "bytes" }),
}

serveJobs<ParseJob, ParsedMessage>((job) => {
  for (const [word, fail] of Object.entries(faults)) if (job.raw.includes(word)) fail()
  return readMessage(job)
})
