import { useEffect, useRef, useState } from "react"
import { toast } from "sonner"
import { failureText } from "../../../apollo/errors.ts"
import { TextButton } from "../../../parts/chakra.ts"
import type { Selection } from "../../../parts/list/useSelection.ts"
import { SELECTED_MAX } from "../filters/leadListing.ts"

interface Props {
  page: { totalCount: number; totalCountIsExact: boolean }
  selection: Selection
  /** True if there is no check box for the whole page. */
  offersPage: boolean
  /** Loads all pages of the list; resolves to a function that selects the result. */
  findOthers: () => Promise<() => void>
}

export const SelectMatching = ({ page, selection, offersPage, findOthers }: Props) => {
  const { totalCount, totalCountIsExact } = page
  const [isLoading, setLoading] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // Unmounted when the selection is cleared or the list changes, which makes the result useless.
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const left = Math.min(totalCount, SELECTED_MAX) - selection.ids.length
  const selectsPage = offersPage && selection.extent === "some"
  if (!isLoading && !selectsPage && (selection.extent !== "all" || left <= 0)) return null

  const selectAll = async () => {
    setLoading(true)
    try {
      const select = await findOthers()
      if (isGone.current) return
      select()
      // Moves focus only if the operator has not moved it.
      if (button.current?.contains(document.activeElement) || document.activeElement === document.body)
        selection.goToBar()
    } catch (error) {
      toast.error("Failed to select the other leads", { description: failureText(error) })
    } finally {
      setLoading(false)
    }
  }

  const all = totalCount.toLocaleString("en-US")
  const first = `Select the first ${SELECTED_MAX}${totalCountIsExact ? ` of ${all}` : ""} that match`
  return (
    <TextButton
      ref={button}
      color="inherit"
      loading={isLoading}
      loadingText="Selecting"
      onClick={() => {
        if (!selectsPage) return void selectAll()
        selection.toggleAll()
        selection.goToBar()
      }}
    >
      {selectsPage && "Select all on this page"}
      {!selectsPage && (totalCountIsExact && totalCount <= SELECTED_MAX ? `Select all ${all} that match` : first)}
    </TextButton>
  )
}
