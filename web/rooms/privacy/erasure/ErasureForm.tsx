import { useState } from "react"
import { Button } from "../../../components/chakra.ts"
import { Form } from "../../../components/forms/Form.tsx"
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

export const EraseButton = ({ form }: Pick<Props, "form">) => (
  <Button
    variant="solid"
    size="md"
    type="submit"
    form={form.props.id}
    background="fg.error"
    color="bg"
    aria-busy={form.isBusy}
  >
    {form.isBusy ? "Erasing..." : "Erase for good"}
  </Button>
)

interface Props {
  form: ReturnType<typeof useErasureForm>
  preview: Report | undefined
  hasFailed: boolean
  retry: () => unknown
}

/** Preview and reason of an erasure. The parent renders the submit button. */
export const ErasureForm = ({ form, preview, hasFailed, retry }: Props) => {
  if (!preview)
    return hasFailed ? (
      <LoadFailure retry={retry} />
    ) : (
      <LoadingRows label="Looking for what would be erased" height="5" />
    )
  return (
    <Form form={form}>
      <ErasureFacts report={preview} />
      <TickList
        legend="Why it is erased"
        isSingle
        options={erasureReasons}
        chosen={form.reason ? [form.reason] : []}
        choose={([reason]) => reason && form.choose(reason)}
        fault={form.faults.reason}
      />
    </Form>
  )
}
