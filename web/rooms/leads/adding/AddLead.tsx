import { useEffect } from "react"
import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import { useStore } from "../../../browser/store.ts"
import { addingLead, stopAdding } from "./addingLead.ts"

const AddLeadDialog = deferredComponent(() => import("./AddLeadDialog.tsx"), "AddLeadDialog")

export const AddLead = () => {
  const adding = useStore(addingLead)
  useEffect(() => stopAdding, [])
  return adding && <AddLeadDialog adding={adding} close={stopAdding} />
}
