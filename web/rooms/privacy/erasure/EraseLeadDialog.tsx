import { errorCode } from "../../../apollo/errors.ts"
import { Text } from "../../../components/chakra.ts"
import { FormDialog } from "../../../components/forms/FormDialog.tsx"
import { type LeadType, useEraseLeadMutation, useLeadErasurePreviewQuery } from "../../../graphql/generated.ts"
import { reloadLeads } from "../../leads/lead/reloadLeads.ts"
import { ErasureFields, useErasureForm } from "./ErasureForm.tsx"
import { openReport } from "./ErasureReport.tsx"
import { useClearErasedData } from "./useClearErasedData.ts"

interface Props {
  leadType: LeadType
  leadId: string
  name: string
  close: () => void
  /** Called instead of `close` once the lead is erased. */
  erased: () => void
}

export const EraseLeadDialog = ({ leadType, leadId, name, close, erased }: Props) => {
  const forget = useClearErasedData()
  const { data, error, refetch } = useLeadErasurePreviewQuery({
    variables: { leadType, leadId },
    fetchPolicy: "no-cache",
  })
  const preview = data?.leadErasurePreview
  const [erase, { client }] = useEraseLeadMutation({
    fetchPolicy: "no-cache",
    onCompleted: ({ eraseLead: report }) => {
      openReport.set(report)
      erased()
      void forget(report)
    },
  })
  const form = useErasureForm((reason) => erase({ variables: { leadType, leadId, reason } }))
  const isGone = preview === null || errorCode(form.error) === "NOT_FOUND"
  const leave = () => {
    close()
    // The lead is gone, so visible data is outdated.
    if (isGone) void reloadLeads(client)
  }

  return (
    <FormDialog
      title={`Erase ${name} for good?`}
      size="lg"
      action={["Erase for good", "Erasing..."]}
      form={form}
      isWaiting={!preview || isGone}
      isDanger
      close={leave}
      closeLabel={isGone ? "Close" : "Cancel"}
    >
      <Text>There is no way back. Nobody can restore what is erased.</Text>
      {isGone ? (
        <Text role="alert">It is not here any more: somebody else has erased it.</Text>
      ) : (
        <ErasureFields form={form} preview={preview} hasFailed={error !== undefined} retry={refetch} />
      )}
    </FormDialog>
  )
}
