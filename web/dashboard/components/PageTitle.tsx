import { useStore } from "../../browser/store.ts"
import { newLeads } from "../live/newLeads.ts"
import { useDashboard } from "./useDashboard.ts"

export const PageTitle = ({ page }: { page: string }) => {
  const { brandName } = useDashboard()
  const count = useStore(newLeads)
  return <title>{`${count > 0 ? `(${count}) ` : ""}${page} | ${brandName}`}</title>
}
