import { useStore } from "../../browser/store.ts"
import { newLeads } from "./newLeads.ts"

export const PageTitle = ({ page, brandName }: { page: string; brandName: string }) => {
  const count = useStore(newLeads)
  return <title>{`${count > 0 ? `(${count}) ` : ""}${page} | ${brandName}`}</title>
}
