import { addDays } from "@farelight/api/contract/text/zonedTime.ts"
import { useSearchParams } from "react-router-dom"
import { dayFormat } from "../../../components/records/dateFormat.ts"
import { localDay } from "../../../components/records/localDay.ts"
import type { LeadKindFacts } from "../../leads/lead/leadKind.ts"

export const periods = [
  { name: "1", label: "Today" },
  { name: "7", label: "7 days" },
  { name: "30", label: "30 days" },
  { name: "month", label: "This month" },
  { name: "90", label: "90 days" },
  { name: "365", label: "1 year" },
] as const

type PeriodName = (typeof periods)[number]["name"]

const USUAL: PeriodName = "30"

export interface Period {
  name: PeriodName
  days: number
  from: string
  to: string
}

const formatDate = dayFormat({ dateStyle: "medium" })

export const periodInWords = ({ from, to }: Period) => [from, to].map(formatDate).join(" – ")

export const usePeriod = (): [Period, (name: PeriodName) => void] => {
  const [address, setAddress] = useSearchParams()
  const name = periods.find((period) => period.name === address.get("days"))?.name ?? USUAL
  const to = localDay(new Date())
  const days = name === "month" ? Number(to.slice(-2)) : Number(name)
  const choose = (chosen: PeriodName) =>
    setAddress(chosen === USUAL ? {} : { days: chosen }, { preventScrollReset: true })
  return [{ name, days, from: addDays(to, 1 - days), to }, choose]
}

export const leadListPath = (
  listPath: string,
  { tab }: LeadKindFacts,
  { from, to }: Period,
  conditions: Readonly<Record<string, string>> = {},
) => `${listPath}?${new URLSearchParams({ tab, ...conditions, from, to })}`
