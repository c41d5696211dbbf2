import { emailLogStatuses } from "@farelight/api/contract/emailLogStatus.ts"
import { type ListPlace, readPlace, writeAddress } from "../../../components/records/listAddress.ts"
import type { EmailLogFilter, EmailLogStatus, EmailLogType } from "../../../graphql/generated.ts"
import { listedNames } from "../../../graphql/listedNames.ts"
import { emailLogTypes } from "../emailLogTypes.ts"

/** Which part of the mail log is looked at. It is what the address says. An empty condition does not narrow it. */
export interface EmailLogView extends ListPlace {
  search: string
  statuses: readonly EmailLogStatus[]
  types: readonly EmailLogType[]
}

/** How many mails a page has. */
export const PAGE_SIZE = 25

/** The conditions that let every mail through. */
export const everyEmail = { search: "", statuses: [], types: [] } satisfies Partial<EmailLogView>

/** The view that an address asks for; what makes no sense in it is passed over. */
export const readEmailLogView = (address: URLSearchParams): EmailLogView => ({
  search: address.get("search") ?? "",
  statuses: listedNames(emailLogStatuses, address.get("status")),
  types: listedNames(emailLogTypes, address.get("type")),
  ...readPlace(address),
})

/** The address of a view, without what goes without saying. */
export const writeEmailLogView = ({ search, statuses, types, ...place }: EmailLogView) =>
  writeAddress(
    {
      search,
      status: statuses.map((name) => emailLogStatuses[name]).join(),
      type: types.map((name) => emailLogTypes[name]).join(),
    },
    { ...place, order: null },
  )

/** Whether a view leaves some mails out, wherever they stand. */
export const isNarrowed = (view: EmailLogView) => writeEmailLogView({ ...view, after: null, page: 1 }).size > 0

/** A view's conditions as the GraphQL interface wants them. */
export const filterVariables = ({ search, statuses, types }: EmailLogView): EmailLogFilter => ({
  ...(search && { search }),
  ...(statuses.length > 0 && { statuses: [...statuses] }),
  ...(types.length > 0 && { types: [...types] }),
})
