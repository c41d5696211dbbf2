import { useState } from "react"
import { toast } from "sonner"
import { deferredComponent } from "../../../browser/lazyComponent.tsx"
import { ActionMenu } from "../../../components/choice/ActionMenu.tsx"
import { useCommandGroup } from "../../../components/commands/useCommands.ts"
import { DangerDialog } from "../../../components/DangerDialog.tsx"
import { useEndStatusLinkMutation } from "../../../graphql/generated.ts"
import { usePermissions } from "../../accounts/account/permissions.ts"
import type { NamedLead } from "../../leads/removal/useTrash.ts"

const DeleteLeadsDialog = deferredComponent(
  () => import("../../leads/removal/DeleteLeadsDialog.tsx"),
  "DeleteLeadsDialog",
)
const EraseLeadDialog = deferredComponent(() => import("../erasure/EraseLeadDialog.tsx"), "EraseLeadDialog")

interface Props {
  lead: NamedLead
  /** Called once the lead is no longer in any list. */
  removed: () => void
}

export const LeadRemoval = ({ lead, removed }: Props) => {
  const { viewerCanEraseLeads } = usePermissions()
  const [open, setOpen] = useState<"delete" | "erase" | "link">()
  const close = () => setOpen(undefined)
  const [end] = useEndStatusLinkMutation()

  const endLink = async () => {
    await end({ variables: { leadType: lead.leadType, leadId: lead.leadId } })
    close()
    toast.success(`${lead.name}’s link is ended`)
  }

  useCommandGroup("Lead", [
    {
      id: "lead.delete",
      title: "Delete the lead",
      keys: "#",
      isEnabled: viewerCanEraseLeads,
      run: () => setOpen("delete"),
    },
    { id: "lead.end-link", title: "End the sender’s link", isEnabled: viewerCanEraseLeads, run: () => setOpen("link") },
    { id: "lead.erase", title: "Erase the lead for good", isEnabled: viewerCanEraseLeads, run: () => setOpen("erase") },
  ])
  if (!viewerCanEraseLeads) return null

  return (
    <>
      <ActionMenu
        label={`More actions for ${lead.name}`}
        actions={[
          { label: "End the sender’s link", run: () => setOpen("link") },
          { label: "Delete", run: () => setOpen("delete") },
          { label: "Erase for good…", run: () => setOpen("erase"), isDanger: true },
        ]}
      >
        More
      </ActionMenu>
      {open === "link" && (
        <DangerDialog
          title={`End ${lead.name}’s link?`}
          text="Whoever has the link from the receipt can no longer see how this stands, or correct it. A receipt that you send again has a new link."
          action="End the link"
          act={endLink}
          close={close}
        />
      )}
      {open === "delete" && <DeleteLeadsDialog leads={[lead]} close={close} removed={removed} />}
      {open === "erase" && <EraseLeadDialog {...lead} close={close} erased={removed} />}
    </>
  )
}
