import { useApolloClient } from "@apollo/client/react"
import { useEffect, useState } from "react"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import type { ListedLead } from "../../rooms/leads/lead/leadKind.ts"
import { leadKinds } from "../leadKinds.tsx"

const PAUSE_MS = 200
const PER_KIND = 5

export interface FoundLeads {
  title: string
  path: string
  leads: readonly ListedLead[]
}

interface Answer {
  text: string
  found: readonly FoundLeads[]
  hasFailed: boolean
}

/** The first leads of each kind that fit the text, after a pause in typing; without a text, the newest. */
export const useFoundLeads = (typed: string) => {
  const client = useApolloClient()
  const { viewerCanReadLeads } = usePermissions()
  const [answer, setAnswer] = useState<Answer>()
  const text = typed.trim()

  useEffect(() => {
    if (!viewerCanReadLeads) return
    let isLate = false
    const ask = async () => {
      const answers = await Promise.allSettled(leadKinds.map(({ findLeads }) => findLeads(client, text, PER_KIND)))
      if (isLate) return
      const found = leadKinds.flatMap(({ title, path }, index) => {
        const leads = answers[index]
        return leads?.status === "fulfilled" && leads.value.length > 0 ? [{ title, path, leads: leads.value }] : []
      })
      setAnswer({ text, found, hasFailed: answers.some(({ status }) => status === "rejected") })
    }
    const timer = setTimeout(ask, text ? PAUSE_MS : 0)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [client, text, viewerCanReadLeads])

  // What an earlier text has found must not be opened by mistake.
  const current = answer?.text === text ? answer : undefined
  return {
    found: current?.found ?? [],
    hasFailed: current?.hasFailed === true,
    isSearching: viewerCanReadLeads && !current,
  }
}
