import { verifyEvents } from "../platform/events/verifyEvents.ts"
import { openExistingDatabase, runCommand } from "./command.ts"

const USAGE = `npm run audit:verify

Reads the record of who did what from its beginning to its end, and says whether an event was changed, removed or inserted
since it was recorded. The server may run meanwhile. Whoever can change the whole database can also make up a record that
fits: note the last position and its hash elsewhere now and then, and compare.`

await runCommand(USAGE, async () => {
  openExistingDatabase()
  const { intact, waiting, basePosition, headPosition, headHash, faults } = await verifyEvents()
  const removed = basePosition > 0 ? `, after ${basePosition} that retention has removed` : ""
  const counted = `${intact} events are as they were recorded${removed}; ${waiting} wait for their positions`
  if (faults.length > 0) throw new Error(`The record of events is not intact: ${faults.join("; ")}. ${counted}`)
  return `The record of events is intact: ${counted}\nLast position ${headPosition}, hash ${headHash}`
})
