import { errorCode } from "../../../apollo/errors.ts"
import { Text } from "../../../components/chakra.ts"
import { ModalDialog } from "../../../components/ModalDialog.tsx"
import { type LeadType, useEraseLeadMutation, useLeadErasurePreviewQuery } from "../../../graphql/generated.ts"
import { reloadLeads } from "../../leads/lead/reloadLeads.ts"
import { EraseButton, ErasureForm, useErasureForm } from "./ErasureForm.tsx"
import { openReport } from "./openReport.ts"
import { useForgetErased } from "./useForgetErased.ts"

interface Props {
  leadType: LeadType
  leadId: string
  name: string
  close: () => void
  /** Called in place of `close` once the lead is erased. */
  erased: () => void
}

/** Previews an erasure before it. The dashboard's layout shows the report. */
export const EraseLeadDialog = ({ leadType, leadId, name, close, erased }: Props) => {
  const forget = useForgetErased()
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
    // Visible data is outdated.
    if (isGone) void reloadLeads(client)
  }

  return (
    <ModalDialog
      title={`Erase ${name} for good?`}
      size="lg"
      close={leave}
      closeLabel={isGone ? "Close" : "Cancel"}
      actions={preview && !isGone && <EraseButton form={form} />}
    >
      <Text marginBottom="5">There is no way back. Nobody can restore what is erased.</Text>
      {isGone ? (
        <Text role="alert">It is not here any more: somebody else has erased it.</Text>
      ) : (
        <ErasureForm form={form} preview={preview} hasFailed={error !== undefined} retry={refetch} />
      )}
    </ModalDialog>
  )
}
