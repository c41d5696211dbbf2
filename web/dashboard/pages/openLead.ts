import { matchPath, useLocation, useNavigate } from "react-router-dom"
import { useMediaQuery } from "../../browser/useMediaQuery.ts"
import type { ListAddress } from "../../components/list/listAddress.ts"
import { useLeadKinds } from "../../rooms/leads/lead/leadKind.ts"
import { TWO_COLUMNS } from "../../theme/mediaQueries.ts"
import { useDashboard } from "../components/useDashboard.ts"
import { paths } from "../navigation/paths.ts"

interface OpenLeadState {
  list: ListAddress
  /** True if the previous history entry is the list, unchanged, so that Back leads there. */
  isBeneath: boolean
}

const isOpenLeadState = (state: unknown): state is OpenLeadState =>
  typeof state === "object" &&
  state !== null &&
  "list" in state &&
  typeof state.list === "object" &&
  state.list !== null &&
  "search" in state.list &&
  typeof state.list.search === "string"

export const useOpenLead = () => {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const { tabAddresses } = useDashboard()
  const isBeside = useMediaQuery(TWO_COLUMNS)
  const kinds = useLeadKinds()
  for (const kind of kinds) {
    const id = matchPath(`${kind.path}/:id`, pathname)?.params.id
    if (id === undefined) continue
    // A lead that was opened from a mail has no list, so it gets the list that its tab showed last.
    const search = tabAddresses.get(kind.tab) ?? `?tab=${kind.tab}`
    const place = isOpenLeadState(state) ? state : { list: { search, state: null }, isBeneath: false }
    const { list, isBeneath } = place
    return {
      type: kind.type,
      id,
      isBeside,
      list: {
        ...list,
        isBeneath,
        change: (changed: ListAddress) =>
          navigate(pathname, {
            replace: true,
            preventScrollReset: true,
            state: { list: changed, isBeneath: false } satisfies OpenLeadState,
          }),
      },
      close: () =>
        isBeneath
          ? navigate(-1)
          : navigate(
              { pathname: paths.dashboard, search: list.search },
              { replace: isOpenLeadState(state), preventScrollReset: isBeside, state: list.state },
            ),
    }
  }
  return undefined
}

export type OpenLead = NonNullable<ReturnType<typeof useOpenLead>>
