import { lazy, Suspense, useEffect } from "react"
import { useStore } from "../../../parts/browser/store.ts"
import { addingLead } from "./addingLead.ts"

const AddLeadDialog = lazy(async () => ({ default: (await import("./AddLeadDialog.tsx")).AddLeadDialog }))

/** Shows the form of a lead that is being added, wherever that began. */
export const AddLead = () => {
  const adding = useStore(addingLead)
  useEffect(() => () => addingLead.set(undefined), [])
  return (
    adding && (
      <Suspense>
        <AddLeadDialog adding={adding} close={() => addingLead.set(undefined)} />
      </Suspense>
    )
  )
}
