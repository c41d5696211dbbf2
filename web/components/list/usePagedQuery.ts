import { NetworkStatus } from "@apollo/client"
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { useLoadState } from "../records/LoadFailure.tsx"

/** A trashed lead is identified by kind and id, any other record by its id. */
type Listed = { id: string } | { leadType: string; leadId: string }

interface Page {
  nodes: readonly Listed[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

interface PagedQuery<Data> {
  data: Data | undefined
  loading: boolean
  networkStatus: NetworkStatus
  error?: unknown
  variables: object
  refetch: () => Promise<{ data?: NoInfer<Data> | undefined }>
  fetchMore: (options: { variables: { after: string | null } }) => Promise<{ data?: NoInfer<Data> | undefined }>
}

interface Options<Data> {
  /** While this returns true, background reloads keep the current rows, so that clicks hit the intended row. */
  isFrozen?: (data: Data) => boolean
}

interface Shown<Data> {
  list: string
  data: Data
  /** False while the page comes from the cache. */
  isSettled: boolean
}

interface Rest<OnePage> {
  list: string
  pages: readonly OnePage[]
  isLoading: boolean
  hasFailed: boolean
}

const NO_PAGES: readonly never[] = []

const keyOf = (record: Listed) => ("id" in record ? record.id : `${record.leadType} ${record.leadId}`)

/** A record that moves during loading may be on two pages, so only its first place is kept. */
const join = <OnePage extends Page>(first: OnePage, rest: readonly OnePage[]): OnePage => {
  const last = rest.at(-1)
  if (!last) return first
  const records = new Map<string, OnePage["nodes"][number]>()
  for (const { nodes } of [first, ...rest]) {
    for (const record of nodes) if (!records.has(keyOf(record))) records.set(keyOf(record), record)
  }
  return { ...first, nodes: [...records.values()], pageInfo: last.pageInfo }
}

/** Shows the previous page while another one loads. A reload covers all loaded pages. */
export const usePagedQuery = <Field extends string, Data extends { [name in Field]: Page }>(
  query: PagedQuery<Data>,
  field: Field,
  { isFrozen = () => false }: Options<Data> = {},
) => {
  const { data, loading } = query
  const { hasFailed, loadedAt } = useLoadState(query)
  const list = JSON.stringify(query.variables)

  const [shown, setShown] = useState<Shown<Data>>()
  const isStale = shown?.list !== list
  const isReplaceable = isStale || !shown.isSettled || !isFrozen(shown.data)
  const isNews = isStale || shown.data !== data || !(loading || shown.isSettled)
  if (data && isReplaceable && isNews) setShown({ list, data, isSettled: !loading })

  const [loaded, setLoaded] = useState<Rest<Data[Field]>>()
  if (loaded && loaded.list !== list && !isStale) setLoaded(undefined)
  const rest = loaded?.list === shown?.list ? loaded : undefined
  const pages = rest?.pages ?? NO_PAGES
  const first = shown?.data[field]
  const page = useMemo(() => first && join(first, pages), [first, pages])

  // Only the latest attempt to load more pages may show its result.
  const attempt = useRef<{ list: string; isMore: boolean }>(undefined)

  /** Loads as many further pages as are shown; with `isMore`, one more. */
  const fill = async (before: Page, kept: readonly Data[Field][], isMore: boolean) => {
    const own = { list, isMore }
    const found = [...kept]
    const settle = (change: Partial<Rest<Data[Field]>>) => {
      if (attempt.current !== own) return
      attempt.current = undefined
      setLoaded({ list, pages, isLoading: false, hasFailed: false, ...change })
    }
    attempt.current = own
    setLoaded({ list, pages, isLoading: isMore, hasFailed: false })
    try {
      let { pageInfo } = kept.at(-1) ?? before
      while (found.length < pages.length + (isMore ? 1 : 0) && pageInfo.hasNextPage) {
        const next = (await query.fetchMore({ variables: { after: pageInfo.endCursor } })).data?.[field]
        if (!next || attempt.current !== own) break
        found.push(next)
        pageInfo = next.pageInfo
      }
      settle({ pages: found })
    } catch {
      settle({ hasFailed: true })
    }
  }

  // `attempt` is a ref, as state would update too late to stop a second press.
  const loadMore = () => {
    if (!first || isStale || attempt.current?.isMore) return
    void fill(first, attempt.current || rest?.hasFailed ? NO_PAGES : pages, true)
  }

  useEffect(() => {
    if (attempt.current?.list !== list) attempt.current = undefined
  }, [list])

  const isLoadingFirst = loading && query.networkStatus !== NetworkStatus.fetchMore
  const fillAgain = useEffectEvent(() => {
    const isMore = attempt.current?.isMore ?? false
    if (data && !hasFailed && (isMore || pages.length > 0)) void fill(data[field], NO_PAGES, isMore)
  })
  useEffect(() => {
    if (!isLoadingFirst) fillAgain()
  }, [isLoadingFirst])

  return {
    data: shown?.data,
    page,
    latest: data?.[field],
    isStale,
    hasFailed,
    loadedAt,
    showLatest: () => data && setShown({ list, data, isSettled: !loading }),
    reload: async () => {
      // The query reports its failure itself, so it is ignored here.
      const answer = await query.refetch().catch(() => undefined)
      if (answer?.data) setShown({ list, data: answer.data, isSettled: true })
    },
    more: {
      isThere: page?.pageInfo.hasNextPage ?? false,
      isLoading: rest?.isLoading ?? false,
      hasFailed: rest?.hasFailed ?? false,
      load: loadMore,
    },
  }
}

/** Records that moved up from a later page are not new, so they are not counted. */
export const countNewRecords = (latest: readonly { id: string }[], shown: readonly { id: string }[]) => {
  const shownIds = new Set(shown.map(({ id }) => id))
  const lastShown = latest.findLastIndex(({ id }) => shownIds.has(id))
  const reach = lastShown < 0 ? latest.length : lastShown
  return latest.slice(0, reach).filter(({ id }) => !shownIds.has(id)).length
}
