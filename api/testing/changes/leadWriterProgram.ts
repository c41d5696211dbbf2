import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { startSequencer } from "../../platform/jobs/sequencer.ts"
import type { Viewer } from "../../platform/viewer/viewer.ts"
import { submitLead } from "../../rooms/leads/intake/submitLead.service.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"
import { addLeadNote } from "../../rooms/leads/work/leadNotes.service.ts"
import { setLeadStatus } from "../../rooms/leads/work/leadWork.service.ts"

// A process that submits and works on leads, and competes for the sequencer's leadership. For each stored lead, it
// reports the number of changes.

process.on("disconnect", () => process.exit())
openDatabase(config.database)
startSequencer()
process.send?.("ready")

const [number = "0", count = "0", account = "1"] = process.argv.slice(2)
const [kind] = leadKinds
const user = { id: Number(account), username: "writer", name: "Writer", email: null, role: "OWNER" as const }
const proved = { verifiedAt: new Date(), factorVerifiedAt: null }
const session = { id: 0, tokenHash: "", ...proved, lacksSecondFactor: false, user }
const visitor = (index: number): Viewer => ({
  address: `10.${number}.${Math.floor(index / 200)}.${(index % 200) + 1}`,
  isLocal: false,
  session: null,
  user: null,
})
const operator: Viewer = { address: "127.0.0.1", isLocal: false, session, user }

const work = async (index: number) => {
  if (!kind) return
  const vehicle = { vehicleYear: "2021", vehicleMake: "Toyota", vehicleModel: "Prius" }
  const person = {
    name: `Driver ${number} ${index}`,
    email: `d${number}x${index}@example.com`,
    phone: "+1 213 555 0100",
  }
  const input = { ...person, ...vehicle, city: "Irvine", platform: "Uber" }
  const { id } = await submitLead(kind, visitor(index), input)
  const done = { leadId: id, changes: 1 }
  if (index % 2 === 0) {
    await setLeadStatus(kind, operator, { id: String(id), status: "contacted" })
    done.changes += 1
  }
  if (index % 3 === 0) {
    await addLeadNote(operator, { leadType: kind.type, leadId: String(id), text: "Seen" })
    done.changes += 1
  }
  process.send?.(done)
}

process.on("message", async () => {
  for (let next = 0; next < Number(count); next += 1)
    await work(next).catch((error: unknown) => process.send?.({ failed: String(error) }))
  process.send?.("done")
})
