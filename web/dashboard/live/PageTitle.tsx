import { useStore } from "../../parts/browser/store.ts"
import { newLeads } from "./newLeads.ts"

/** The document's title, with how many leads have come while nobody looked. */
export const PageTitle = ({ page, brandName }: { page: string; brandName: string }) => {
  const count = useStore(newLeads)
  return <title>{`${count > 0 ? `(${count}) ` : ""}${page} | ${brandName}`}</title>
}
