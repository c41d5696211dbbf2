import { openDatabase } from "../../main/models.ts"
import { config } from "../../platform/config/config.ts"
import { User } from "../../rooms/accounts/users/user.model.ts"
import { mergeLeads, undoLeadMerge } from "../../rooms/automation/merges/leadMerge.service.ts"
import { leadKinds } from "../../rooms/leads/leadKinds.ts"

// Merges two leads, or undoes a merge, and dies before its nth write.

const [nth = "", id = "", mergedId] = process.argv.slice(2)
process.on("disconnect", () => process.exit())
const { options } = openDatabase(config.database) as unknown as { options: { logging: (statement: string) => void } }
const viewer = { address: "", isLocal: false, session: null, user: await User.findByPk(1) }
let writes = 0
options.logging = (statement) => {
  if (!/^(Executing \(.*?\): )?(INSERT|UPDATE|DELETE|COMMIT)/i.test(statement)) return
  writes += 1
  if (writes === Number(nth)) process.kill(process.pid, "SIGKILL")
}
if (mergedId) await mergeLeads(leadKinds, viewer, { leadType: "driver_application", survivorId: id, mergedId })
else await undoLeadMerge(leadKinds, viewer, id)
process.exit()
