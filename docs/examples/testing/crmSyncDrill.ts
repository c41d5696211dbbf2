import { Console } from "node:console"
import { parseArgs } from "node:util"
import { createScratchDatabase } from "../../../api/testing/database/scratchDatabase.ts"
import { startProduct } from "../../../api/testing/product/product.ts"
import { runSyncDrill } from "./crm/drill.ts"
import { signInOwner } from "./owner.ts"

// Drill: a two-way synchronization with a made-up CRM ends with both sides equal, whatever fails meanwhile.
//   npm run build && npx tsx docs/examples/testing/crmSyncDrill.ts                on SQLite
//   ... --leads 9000 --contacts 1000 --deeds 2000 --kills 30 --share 0.05 --seed 1 --database mysql://root@127.0.0.1:3306

const { values: options } = parseArgs({
  options: {
    leads: { type: "string", default: "9000" },
    contacts: { type: "string", default: "1000" },
    deeds: { type: "string", default: "2000" },
    kills: { type: "string", default: "30" },
    share: { type: "string", default: "0.05" },
    seed: { type: "string", default: "1" },
    database: { type: "string" },
  },
})
const { log, table } = new Console(process.stdout)

const database = await createScratchDatabase(options.database)
const product = await startProduct({ DATABASE_URL: database.url })
try {
  const { leads, contacts, deeds, kills, share, seed } = options
  const drill = {
    leads: Number(leads),
    contacts: Number(contacts),
    deeds: Number(deeds),
    kills: Number(kills),
    share: Number(share),
    seed: Number(seed),
  }
  const { wrong, figures, struck } = await runSyncDrill(product.url, await signInOwner(product.url), drill, log)
  log(figures)
  table(struck)
  for (const line of wrong.slice(0, 20)) log(line)
  log(`${wrong.length} wrong`)
  process.exitCode = wrong.length > 0 ? 1 : 0
} finally {
  await product.end("SIGTERM")
  await database.drop()
}
