import type { ComponentProps } from "react"
import { TextButton } from "../../../parts/chakra.ts"
import { LastChange } from "../status/LastChange.tsx"
import { LeadSelectionBar } from "./LeadSelectionBar.tsx"

interface Props extends ComponentProps<typeof LeadSelectionBar> {
  /** Number of shown leads that no longer match the filter. */
  leftCount: number
  reload: () => void
}

/** The bar of selected leads, or the last change while none is selected. */
export const LeadActions = ({ leftCount, reload, ...props }: Props) => {
  if (props.selection.ids.length > 0) return <LeadSelectionBar {...props} />
  return (
    <LastChange>
      {leftCount > 0 && (
        <TextButton size="xs" color="inherit" onClick={reload}>
          {`Hide ${leftCount} updated`}
        </TextButton>
      )}
    </LastChange>
  )
}
