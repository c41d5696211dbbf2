import { useState } from "react"
import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import { ActionMenu } from "../../../components/choice/ActionMenu.tsx"
import { useCommandGroup } from "../../../components/commands/useCommands.ts"
import { confirm } from "../../../components/forms/confirm.ts"
import { useEndStatusLinkMutation } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import { type NamedLead, useTrash } from "../../leads/removal/useTrash.ts"

const EraseLeadDialog = deferredComponent(() => import("../erasure/EraseLeadDialog.tsx"), "EraseLeadDialog")

interface Props {
  lead: NamedLead
  removed: () => void
}

export const LeadRemoval = ({ lead, removed }: Props) => {
  const { viewerCanEraseLeads } = usePermissions()
  const [isErasing, setIsErasing] = useState(false)
  const [end] = useEndStatusLinkMutation()
  const { askToRemove } = useTrash()

  const endLink = () =>
    void confirm({
      title: `End ${lead.name}’s link?`,
      text: "Whoever has the link from the receipt can no longer see how this stands, or correct it. A receipt that you send again has a new link.",
      goLabel: "End the link",
      act: () => end({ variables: { leadType: lead.leadType, leadId: lead.leadId } }),
      done: `${lead.name}’s link is ended`,
    })
  const remove = () => void askToRemove([lead], removed)
  const erase = () => setIsErasing(true)

  useCommandGroup("Lead", [
    { id: "lead.delete", title: "Delete the lead", keys: "#", isEnabled: viewerCanEraseLeads, run: remove },
    { id: "lead.end-link", title: "End the sender’s link", isEnabled: viewerCanEraseLeads, run: endLink },
    { id: "lead.erase", title: "Erase the lead for good", isEnabled: viewerCanEraseLeads, run: erase },
  ])
  if (!viewerCanEraseLeads) return null

  return (
    <>
      <ActionMenu
        label={`More actions for ${lead.name}`}
        actions={[
          { label: "End the sender’s link", run: endLink },
          { label: "Delete", run: remove },
          { label: "Erase for good…", run: erase, isDanger: true },
        ]}
      >
        More
      </ActionMenu>
      {isErasing && <EraseLeadDialog {...lead} close={() => setIsErasing(false)} erased={removed} />}
    </>
  )
}
