import { useState } from "react"
import { TickList } from "../../../components/forms/TickList.tsx"
import { useForm } from "../../../components/forms/useForm.ts"
import { LoadFailure, LoadingRows } from "../../../components/records/LoadFailure.tsx"
import type { ErasureReason, Erasure_ReportFragment as Report } from "../../../graphql/generated.ts"
import { ErasureFacts } from "./ErasureFacts.tsx"
import { erasureReasons } from "./erasureWords.ts"

export const useErasureForm = (erase: (reason: ErasureReason) => Promise<unknown>) => {
  const [reason, choose] = useState<ErasureReason>()
  const form = useForm(() => reason && erase(reason), {
    check: () => (reason ? {} : { reason: "Please choose a reason." }),
  })
  return {
    ...form,
    reason,
    choose: (chosen: ErasureReason) => {
      form.forget()
      choose(chosen)
    },
  }
}

interface Props {
  form: ReturnType<typeof useErasureForm>
  preview: Report | undefined
  hasFailed: boolean
  retry: () => unknown
}

export const ErasureFields = ({ form, preview, hasFailed, retry }: Props) => {
  if (hasFailed && !preview) return <LoadFailure retry={retry} />
  if (!preview) return <LoadingRows label="Looking for what would be erased" height="5" />
  return (
    <>
      <ErasureFacts report={preview} />
      <TickList
        legend="Why it is erased"
        isSingle
        options={erasureReasons}
        chosen={form.reason ? [form.reason] : []}
        choose={([reason]) => reason && form.choose(reason)}
        fault={form.faults.reason}
      />
    </>
  )
}
