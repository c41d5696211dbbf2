// Before its turn, so that nobody waits for it then.
import "imapflow"
import "mailparser"
import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { startSequencer } from "../../platform/jobs/sequencer.ts"
import { onMeasured } from "../../platform/log/measurements.ts"
import { LeadMessage } from "../../rooms/leads/beside/leadMessage.model.ts"
import { Mailbox, ReceivedMail } from "../../rooms/mail/mailbox/mailbox.model.ts"
import { startReadingMailbox } from "../../rooms/mail/mailbox/mailboxReader.ts"

// A process that reads the mailbox and has its share in giving positions, and that kills itself at a step of a message:
// see mailboxProcess.ts.

const [, , step, after] = process.argv
let left = Number(after)

const dieAt = (name: string) => {
  if (name !== step) return
  left -= 1
  if (left <= 0) process.kill(process.pid, "SIGKILL")
}

process.on("disconnect", () => process.exit())
openDatabase(config.database)
Mailbox.beforeFind(() => dieAt("fetched"))
LeadMessage.afterCreate(() => dieAt("stored"))
ReceivedMail.afterCreate(() => dieAt("noted"))
Mailbox.afterUpdate(() => dieAt("moved on"))
onMeasured("mailReceived", () => dieAt("committed"))
ReceivedMail.beforeCount(() => dieAt("looked up"))

startSequencer()
if (config.mailbox) {
  const lease = { renewEveryMs: 300, takeOverAfterMs: 1_500 }
  const limits = { lease, askAgainMs: 200, firstPauseMs: 100, longestPauseMs: 500, pollMs: 1_000 }
  startReadingMailbox(config.mailbox, { limits })
}
