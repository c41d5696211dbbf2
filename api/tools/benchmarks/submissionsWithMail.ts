import { Console } from "node:console"
import { randomUUID } from "node:crypto"
import { createScratchDatabase } from "../../testing/database/scratchDatabase.ts"
import { submitDriverLead } from "../../testing/leadsClient.ts"
import { startMailServer } from "../../testing/mail/mailServer.ts"
import { startProduct } from "../../testing/product/product.ts"
import { percentile } from "./measure/statistics.ts"

// Benchmark: how long a submission takes while the mail server is down, and while it is up. Two servers, one for each,
// take turns in one run, so that other load on the machine affects both.
//   npm run build && npx tsx api/tools/benchmarks/submissionsWithMail.ts                               on SQLite
//   npm run build && npx tsx api/tools/benchmarks/submissionsWithMail.ts mysql://root@127.0.0.1:3306   on MySQL

const ROUNDS = 20
const SUBMISSIONS_A_ROUND = 25
const WARM_UP_ROUNDS = 2

const start = async (smtpPort: number) => {
  const database = await createScratchDatabase(process.argv[2])
  const product = await startProduct({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    EMAIL_FROM: "no-reply@example.com",
    EMAIL_TO: "leads@example.com",
  })
  const times: number[] = []
  const playRound = async () => {
    for (let count = 0; count < SUBMISSIONS_A_ROUND; count += 1) {
      const startedAt = performance.now()
      await submitDriverLead(product.url, { submissionId: randomUUID(), name: "Ana Álvarez" })
      times.push(performance.now() - startedAt)
    }
  }
  const end = async () => {
    await product.end("SIGTERM")
    await database.drop()
  }
  return { times, playRound, end }
}

const mailServer = await startMailServer()
const down = await startMailServer()
await down.stop()

const withMail = await start(mailServer.port)
const withoutMail = await start(down.port)
try {
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    if (round === 0) for (const { times } of [withMail, withoutMail]) times.length = 0
    await withMail.playRound()
    await withoutMail.playRound()
  }
} finally {
  await withMail.end()
  await withoutMail.end()
  await mailServer.stop()
}

const figures = ({ times }: { times: number[] }) => ({
  median: Number(percentile(times, 0.5).toFixed(2)),
  p95: Number(percentile(times, 0.95).toFixed(2)),
})
const [up, away] = [figures(withMail), figures(withoutMail)]
const ratio = { median: Number((away.median / up.median).toFixed(2)), p95: Number((away.p95 / up.p95).toFixed(2)) }
const { log, table } = new Console(process.stdout)
table({ "mail server up, ms": up, "mail server down, ms": away, "down / up": ratio })
log(`${ROUNDS * SUBMISSIONS_A_ROUND} submissions each; ${mailServer.received.length} mails arrived`)
