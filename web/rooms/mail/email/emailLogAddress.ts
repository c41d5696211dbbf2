import { emailLogStatuses } from "@farelight/api/contract/mail/emailLog.ts"
import { type ListPlace, readPlace, writeAddress } from "../../../components/list/listAddress.ts"
import { readLocalDay } from "../../../components/records/localDay.ts"
import type { EmailLogStatus, EmailLogType } from "../../../graphql/generated.ts"
import { parseNameList } from "../../../graphql/parseNameList.ts"
import type { EmailLogTypes } from "./emailLogLook.tsx"

export const emailLogTab = "emails"

export const openEmailParameter = "mail"

export const emailLogPath = (conditions: Readonly<Record<string, string>>) =>
  `/adminpage/dashboard?${new URLSearchParams({ tab: emailLogTab, ...conditions })}`

/** Filter in the address. An empty condition matches every mail. */
export interface EmailLogView extends ListPlace {
  search: string
  statuses: readonly EmailLogStatus[]
  types: readonly EmailLogType[]
  isReturned: boolean
  /** First and last day, in the team's time zone. */
  from: string
  to: string
}

export const allEmails = {
  search: "",
  statuses: [],
  types: [],
  isReturned: false,
  from: "",
  to: "",
} satisfies Partial<EmailLogView>

export const readEmailLogView = (emailTypes: EmailLogTypes, address: URLSearchParams): EmailLogView => ({
  search: address.get("search") ?? "",
  statuses: parseNameList(emailLogStatuses, address.get("status")),
  types: parseNameList(emailTypes, address.get("type")),
  isReturned: address.get("returned") === "true",
  from: readLocalDay(address.get("from")),
  to: readLocalDay(address.get("to")),
  ...readPlace(address),
})

export const writeEmailLogView = (
  emailTypes: EmailLogTypes,
  { search, statuses, types, isReturned, from, to, ...place }: EmailLogView,
) =>
  writeAddress(
    {
      search,
      status: statuses.map((name) => emailLogStatuses[name]).join(),
      type: types.map((name) => emailTypes[name]).join(),
      returned: isReturned ? "true" : "",
      from,
      to,
    },
    { ...place, order: null },
  )

export const hasFilters = ({ search, statuses, types, isReturned, from, to }: EmailLogView) =>
  search !== "" || statuses.length > 0 || types.length > 0 || isReturned || from !== "" || to !== ""
