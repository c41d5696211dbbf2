import { Box } from "@chakra-ui/react/box"
import { lazy, Suspense, useState } from "react"
import { failureText } from "../../apollo/errors.ts"
import { ActionMenu } from "../../components/choice/ActionMenu.tsx"
import { useCommands } from "../../components/commands/useCommands.ts"
import { DangerDialog } from "../../components/DangerDialog.tsx"
import { usePermissions } from "../account/permissions.ts"
import { type NamedLead, useTrash } from "./useTrash.ts"

// Hardly a lead is erased.
const EraseLeadDialog = lazy(async () => ({
  default: (await import("../erasure/EraseLeadDialog.tsx")).EraseLeadDialog,
}))

// On a phone, the bar of actions is longer than the window is wide.
const endOfBar = {
  mdDown: {
    position: "sticky",
    insetInlineEnd: "0",
    alignSelf: "stretch",
    display: "flex",
    alignItems: "end",
    background: "bg",
    paddingInlineStart: "2",
    // Over the bar's padding as well.
    boxShadow: "1rem 0 0 {colors.bg}",
  },
} as const

interface Props {
  lead: NamedLead
  /** Called once it is out of the lists. */
  removed: () => void
}

const DeleteDialog = ({ lead, removed, close }: Props & { close: () => void }) => {
  const { remove } = useTrash()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const act = async () => {
    setIsBusy(true)
    try {
      await remove(lead, () => {
        close()
        removed()
      })
    } catch (error) {
      setFailure(failureText(error))
      setIsBusy(false)
    }
  }

  return (
    <DangerDialog
      title={`Delete ${lead.name}?`}
      text="It leaves every list, search, count and export, and mails about it that still wait are held back. For 30 days you can restore it from the trash; then it is erased for good."
      action="Delete"
      act={act}
      isBusy={isBusy}
      failure={failure}
      close={close}
    />
  )
}

/** Takes a lead out of the lists: into the trash, or for good. */
export const LeadRemoval = ({ lead, removed }: Props) => {
  const { viewerCanEraseLeads } = usePermissions()
  const [open, setOpen] = useState<"delete" | "erase">()
  const close = () => setOpen(undefined)

  useCommands([
    {
      id: "lead.delete",
      title: "Delete the lead",
      group: "Lead",
      keys: "#",
      isEnabled: viewerCanEraseLeads,
      run: () => setOpen("delete"),
    },
    {
      id: "lead.erase",
      title: "Erase the lead for good",
      group: "Lead",
      isEnabled: viewerCanEraseLeads,
      run: () => setOpen("erase"),
    },
  ])
  if (!viewerCanEraseLeads) return null

  return (
    <>
      <Box css={endOfBar}>
        <ActionMenu
          label={`More actions for ${lead.name}`}
          actions={[
            { label: "Delete", run: () => setOpen("delete") },
            { label: "Erase for good…", run: () => setOpen("erase"), isDanger: true },
          ]}
        >
          More
        </ActionMenu>
      </Box>
      {open === "delete" && <DeleteDialog lead={lead} removed={removed} close={close} />}
      {open === "erase" && (
        <Suspense>
          <EraseLeadDialog {...lead} close={close} erased={removed} />
        </Suspense>
      )}
    </>
  )
}
