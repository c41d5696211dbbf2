import { Button } from "@chakra-ui/react/button"
import { Text } from "@chakra-ui/react/text"
import { useId } from "react"
import { errorCode, failureText } from "../../apollo/errors.ts"
import { ModalDialog } from "../../components/ModalDialog.tsx"
import { type LeadType, useEraseLeadMutation, useLeadErasurePreviewQuery } from "../../graphql/generated.ts"
import { reloadLeads } from "../leads/reloadLeads.ts"
import { ErasureForm } from "./ErasureForm.tsx"
import { openReport } from "./openReport.ts"
import { useForgetErased } from "./useForgetErased.ts"

interface Props {
  leadType: LeadType
  leadId: string
  name: string
  close: () => void
  /** Called once the lead is gone, instead of `close`. */
  erased: () => void
}

/** Erases a lead for good, after a look at what goes with it. The report is shown by the dashboard's layout. */
export const EraseLeadDialog = ({ leadType, leadId, name, close, erased }: Props) => {
  const formId = useId()
  const forget = useForgetErased()
  const { data, error, refetch } = useLeadErasurePreviewQuery({
    variables: { leadType, leadId },
    fetchPolicy: "no-cache",
  })
  const preview = data?.leadErasurePreview
  const [erase, erasing] = useEraseLeadMutation({
    fetchPolicy: "no-cache",
    onCompleted: ({ eraseLead: report }) => {
      openReport.set(report)
      erased()
      void forget(report)
    },
    // The form shows it.
    onError: () => {},
  })
  const isGone = preview === null || errorCode(erasing.error) === "NOT_FOUND"
  const leave = () => {
    close()
    // What is on screen is old.
    if (isGone) void reloadLeads(erasing.client)
  }

  return (
    <ModalDialog
      title={`Erase ${name} for good?`}
      size="lg"
      close={leave}
      actions={
        <>
          <Button variant="outline" onClick={leave}>
            {isGone ? "Close" : "Cancel"}
          </Button>
          {preview && !isGone && (
            <Button type="submit" form={formId} background="fg.error" color="bg" aria-busy={erasing.loading}>
              {erasing.loading ? "Erasing..." : "Erase for good"}
            </Button>
          )}
        </>
      }
    >
      <Text marginBottom="5">There is no way back. Nobody can restore what is erased.</Text>
      {isGone ? (
        <Text role="alert">It is not here any more: somebody else has erased it.</Text>
      ) : (
        <ErasureForm
          id={formId}
          preview={preview}
          hasFailed={error !== undefined}
          retry={refetch}
          failure={erasing.error && failureText(erasing.error)}
          erase={(reason) => erasing.loading || erase({ variables: { leadType, leadId, reason } })}
        />
      )}
    </ModalDialog>
  )
}
