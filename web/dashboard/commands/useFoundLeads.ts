import { useApolloClient } from "@apollo/client/react"
import { nodeIdOf } from "@farelight/api/contract/api/nodeId.ts"
import { useEffect, useState } from "react"
import {
  type FoundLeads_AdvertiserFragment,
  type FoundLeads_DriverFragment,
  FoundLeadsDocument,
} from "../../graphql/generated.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { leadKinds } from "../leadKinds.tsx"

const PAUSE_MS = 120
const PER_KIND = 5

export type FoundLead = FoundLeads_DriverFragment | FoundLeads_AdvertiserFragment

interface Answer {
  text: string
  found: readonly FoundLead[]
  recent: readonly FoundLead[]
  hasFailed: boolean
}

const nodeIdAt = (path: string) => {
  const kind = leadKinds.find((candidate) => path.startsWith(`${candidate.path}/`))
  return kind ? nodeIdOf(kind.typename, path.slice(kind.path.length + 1)) : []
}

const isLead = (node: FoundLead | object | null): node is FoundLead => node !== null && "place" in node

/**
 * The first leads of each kind that fit the text, after a pause in typing; without a text, the newest, and those of the
 * recent addresses that are still there.
 */
export const useFoundLeads = (typed: string, recentPaths: readonly string[]) => {
  const client = useApolloClient()
  const { viewerCanReadLeads } = usePermissions()
  const [answer, setAnswer] = useState<Answer>()
  const text = typed.trim()
  const recentIds = text ? [] : recentPaths.flatMap(nodeIdAt)
  const recentKey = recentIds.join()

  useEffect(() => {
    if (!viewerCanReadLeads) return
    let isLate = false
    const ask = async () => {
      const variables = { search: text, first: PER_KIND, recentIds: recentKey ? recentKey.split(",") : [] }
      const { data } = await client
        .query({ query: FoundLeadsDocument, variables, fetchPolicy: "no-cache" })
        .catch(() => ({ data: undefined }))
      if (isLate) return
      const found = [...(data?.driverApplications.nodes ?? []), ...(data?.advertiserSubmissions.nodes ?? [])]
      setAnswer({ text, found, recent: data?.nodes.filter(isLead) ?? [], hasFailed: !data })
    }
    const timer = setTimeout(ask, text ? PAUSE_MS : 0)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [client, text, recentKey, viewerCanReadLeads])

  // What an earlier text has found must not be opened by mistake.
  const current = answer?.text === text ? answer : undefined
  return {
    found: current?.found ?? [],
    recent: current?.recent ?? [],
    /** How many recent ones there may be in a moment. */
    coming: viewerCanReadLeads && !current ? recentIds.length : 0,
    hasFailed: current?.hasFailed === true,
    isSearching: viewerCanReadLeads && !current,
  }
}

/** A lead's kind and the address of its page. */
export const wayTo = ({ __typename, id }: FoundLead) => {
  const kind = leadKinds.find(({ typename }) => typename === __typename)
  return kind && { kind, path: `${kind.path}/${id}` }
}
