import { Button } from "../../../../parts/chakra.ts"
import { SelectionBar } from "../../../../parts/list/SelectionBar.tsx"
import type { Selection } from "../../../../parts/list/useSelection.ts"
import { useResendEmails } from "./useResendEmails.ts"

interface Props {
  selection: Selection
  clear: () => void
}

/** What can be done with the selected emails. */
export const EmailSelectionBar = ({ selection: { ids }, clear }: Props) => {
  const { isResending, resend } = useResendEmails()

  const resendSelected = async () => {
    if (!isResending && (await resend(ids))) clear()
  }

  return (
    <SelectionBar label="Selected emails" count={ids.length} clear={clear}>
      <Button size="sm" colorPalette="brand" aria-busy={isResending} onClick={resendSelected}>
        {isResending ? "Resending..." : `Resend ${ids.length} selected`}
      </Button>
    </SelectionBar>
  )
}
