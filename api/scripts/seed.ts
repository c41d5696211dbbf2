import { parseArgs } from "node:util"
import { openDatabase } from "../main/models.ts"
import { prepareContent } from "../main/prepare.ts"
import { config } from "../platform/config/config.ts"
import { storeSampleLeads } from "../rooms/leads/intake/sampleLeads.ts"
import { leadKinds } from "../rooms/leads/leadKinds.ts"
import { runToEnd } from "./command.ts"

// `npm run seed` migrates the database and adds missing content blocks, but creates no accounts. With
// `-- --leads 1000`, it also stores 1000 made-up leads of each kind.

await runToEnd(async () => {
  const { values } = parseArgs({ options: { leads: { type: "string", default: "0" } } })
  if (!/^\d{1,7}$/.test(values.leads))
    throw new Error(`--leads: read "${values.leads}", accepted is a number from 0 to 9999999.`)
  const leads = Number(values.leads)

  openDatabase(config.database)
  await prepareContent()
  process.stdout.write("The content is in place. The server makes the first account when it starts.\n")
  if (leads === 0) return
  await storeSampleLeads(leadKinds, leads, Date.now())
  process.stdout.write(`Stored ${leads} made-up leads of each kind.\n`)
})
