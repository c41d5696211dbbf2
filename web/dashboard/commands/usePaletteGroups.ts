import { skipToken, useApolloClient } from "@apollo/client/react"
import { nodeIdOf } from "@farelight/api/contract/api/nodeId.ts"
import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { useDebouncedAnswer } from "../../browser/useDebouncedAnswer.ts"
import type { Command } from "../../components/commands/commands.ts"
import {
  FoundLeadsDocument,
  type FoundLeadsQuery,
  type LeadStatus,
  useLeadViewsQuery,
} from "../../graphql/generated.ts"
import { usePermissions } from "../../rooms/accounts/account/permissions.ts"
import { namedViews } from "../../rooms/leads/filters/leadViews.ts"
import { namedViewAddress, savedViewAddress } from "../../rooms/leads/views/viewAddress.ts"
import { leadKinds } from "../leadKinds.tsx"
import { byGroup, NAVIGATION_GROUP } from "./byGroup.ts"
import { recentUse } from "./recentUse.ts"

export const matchScore = (title: string, typed: string): number => {
  const [text, query] = [title.toLowerCase(), typed.trim().toLowerCase()]
  if (text.startsWith(query)) return 3
  if (` ${text}`.includes(` ${query}`)) return 2
  if (text.includes(query)) return 1
  const words = query.split(/\s+/)
  if (words.length > 1 && words.every((word) => ` ${text}`.includes(` ${word}`))) return 1
  return isSpelled(text, query.replaceAll(" ", "")) ? 0.5 : 0
}

const isSpelled = (text: string, letters: string) => {
  const [first = "", ...rest] = letters
  let at = ` ${text}`.indexOf(` ${first}`)
  if (at < 0) return false
  return rest.every((letter) => {
    at = text.indexOf(letter, at + 1)
    return at >= 0
  })
}

const bestMatches = <Item extends { title: string; detail?: string }>(items: readonly Item[], typed: string) =>
  items
    .map((item) => ({ item, score: matchScore([item.title, item.detail].join(" "), typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)

const PAUSE_MS = 120
const PER_KIND = 5

type FoundLead = Extract<FoundLeadsQuery["nodes"][number], { place: string }>

const nodeIdAt = (path: string) => {
  const kind = leadKinds.find((candidate) => path.startsWith(`${candidate.path}/`))
  return kind ? nodeIdOf(kind.typename, path.slice(kind.path.length + 1)) : []
}

const isLead = (node: FoundLead | object | null): node is FoundLead => node !== null && "place" in node

const useFoundLeads = (typed: string, recentPaths: readonly string[]) => {
  const client = useApolloClient()
  const { viewerCanReadLeads } = usePermissions()
  const text = typed.trim()
  const recentIds = text ? [] : recentPaths.flatMap(nodeIdAt)
  const ask = async () => {
    if (!viewerCanReadLeads) return undefined
    const variables = { search: text, first: PER_KIND, recentIds }
    const { data } = await client
      .query({ query: FoundLeadsDocument, variables, fetchPolicy: "no-cache" })
      .catch(() => ({ data: undefined }))
    const { nodes = [], ...kinds } = data ?? {}
    const found = Object.values(kinds).flatMap<FoundLead>((kind) => kind.nodes)
    return { found, recent: nodes.filter(isLead), hasFailed: !data }
  }
  // A result for an earlier text must not be opened by mistake.
  const current = useDebouncedAnswer([text, ...recentIds, viewerCanReadLeads].join(), ask, text ? PAUSE_MS : 0)
  return {
    found: current?.found ?? [],
    recent: current?.recent ?? [],
    coming: viewerCanReadLeads && !current ? recentIds.length : 0,
    hasFailed: current?.hasFailed === true,
    isSearching: viewerCanReadLeads && !current,
  }
}

export interface Option extends Command {
  detail?: string
  status?: LeadStatus
}

interface Group {
  title: string
  options: readonly Option[]
  coming?: number
}

const RECENT_SHOWN = 6

const useViews = (): Option[] => {
  const navigate = useNavigate()
  const { viewerCanReadLeads } = usePermissions()
  const { data } = useLeadViewsQuery(viewerCanReadLeads ? {} : skipToken)
  if (!viewerCanReadLeads) return []
  return leadKinds.flatMap(({ type, tab, title: detail }) => {
    const view = (name: string, title: string, address: string): Option => ({
      id: `view-${name}`,
      title,
      detail,
      group: "Views",
      run: () => navigate(address),
    })
    const saved = data?.leadViews.filter(({ leadType }) => leadType === type) ?? []
    return [
      ...saved.map((each) => view(each.id, each.name, savedViewAddress(tab, each))),
      ...namedViews.slice(1).map((each) => view(`${tab}-${each.label}`, each.label, namedViewAddress(tab, each))),
    ]
  })
}

const useLeadOptions = (leads: readonly FoundLead[], isNewest: boolean): Option[] => {
  const navigate = useNavigate()
  return leads.flatMap((lead) => {
    const kind = leadKinds.find(({ typename }) => typename === lead.__typename)
    if (!kind) return []
    const path = `${kind.path}/${lead.id}`
    return {
      id: path,
      title: lead.name,
      detail: [lead.place, lead.contact].filter(Boolean).join(", "),
      group: isNewest ? `Newest ${kind.title.toLowerCase()}` : kind.title,
      status: lead.status,
      run: () => navigate(path),
    }
  })
}

interface Settings {
  commands: readonly Command[]
  typed: string
  accountId: string | undefined
  place: string | undefined
}

export const usePaletteGroups = ({ commands, typed, accountId, place }: Settings) => {
  const use = accountId === undefined ? undefined : recentUse(accountId)
  const [recent] = useState(() => use?.read().filter((id) => id !== place) ?? [])
  const isBlank = !typed.trim()
  const { hasFailed, isSearching, coming, ...found } = useFoundLeads(typed, recent.slice(0, RECENT_SHOWN))
  const views = useViews()
  const leads = useLeadOptions(found.found, isBlank)
  const recentLeads = useLeadOptions(found.recent, isBlank)

  const age = ({ id }: Option) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  const noting = (options: readonly Option[]) =>
    options.map((option) => ({
      ...option,
      run: () => {
        use?.note(option.id)
        option.run()
      },
    }))

  const recentGroup = (): Group => {
    const ways = [...commands, ...views].filter(({ group }) => group === NAVIGATION_GROUP || group === "Views")
    const options = noting([...ways, ...recentLeads].filter(({ id }) => recent.includes(id)))
      .sort((a, b) => age(a) - age(b))
      .slice(0, RECENT_SHOWN)
      // The id has a prefix, as the same entry is also in its usual group.
      .map((option) => ({ ...option, id: `recent ${option.id}` }))
    return { title: "Recent", options, coming: Math.min(coming, RECENT_SHOWN - options.length) }
  }

  const matchingGroups = (): Group[] => {
    const matches = bestMatches(
      [...commands, ...views].sort((a, b) => age(a) - age(b)),
      typed,
    )
    const fitting = (isSure: boolean) =>
      noting(matches.filter(({ score }) => score >= 2 === isSure).map(({ item }) => item))
    // Weak matches are hidden while searching, so that Enter does not run one before the lead arrives.
    const others = isSearching ? [] : fitting(false)
    return [...byGroup(fitting(true)), ...byGroup(noting(leads)), { title: "Other actions", options: others }]
  }

  const blankGroups = (): Group[] => {
    const last = recentGroup()
    const actions = byGroup(noting([...commands, ...views]))
    const isWay = ({ title }: Group) => title === NAVIGATION_GROUP
    // Navigation comes first, so that Enter without a selection changes nothing.
    if (last.options.length === 0) actions.sort((a, b) => Number(isWay(b)) - Number(isWay(a)))
    return [last, ...actions, ...byGroup(noting(leads))]
  }

  const groups = isBlank ? blankGroups() : matchingGroups()
  return {
    groups: groups.filter(({ options, coming = 0 }) => options.length + coming > 0),
    hasFailed,
    isSearching,
  }
}
