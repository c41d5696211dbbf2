import { DangerDialog } from "../../../components/DangerDialog.tsx"
import { type NamedLead, namesOf, useTrash } from "./useTrash.ts"

interface Props {
  leads: readonly NamedLead[]
  close: () => void
  /** Called once they are no longer in any list. */
  removed: () => void
}

export const DeleteLeadsDialog = ({ leads, close, removed }: Props) => {
  const { remove } = useTrash()
  const [they, them, theyAre] = leads.length === 1 ? ["It leaves", "it", "it is"] : ["They leave", "them", "they are"]
  return (
    <DangerDialog
      title={`Delete ${namesOf(leads)}?`}
      text={`${they} every list, search, count and export, and mails about ${them} that still wait are held back. For 30 days you can restore ${them} from the trash; then ${theyAre} erased for good.`}
      action="Delete"
      act={() =>
        remove(leads, () => {
          close()
          removed()
        })
      }
      close={close}
    />
  )
}
