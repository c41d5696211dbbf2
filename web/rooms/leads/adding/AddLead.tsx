import { deferredComponent, heldDialog } from "../../../browser/lazyComponent.tsx"
import { addingLead, stopAdding } from "./addingLead.ts"

const AddLeadDialog = deferredComponent(() => import("./AddLeadDialog.tsx"), "AddLeadDialog")

export const AddLead = heldDialog(addingLead, stopAdding, AddLeadDialog)
