import { useId } from "react"
import { useLocation, useNavigate, useNavigationType, useParams } from "react-router-dom"
import { useMediaQuery } from "../../../browser/useMediaQuery.ts"
import { TWO_COLUMNS } from "../../../theme/mediaQueries.ts"

/** Place of the open record in the address: in a parameter, or as the last segment of the path. */
type Naming = { parameter: string; path?: undefined } | { parameter?: undefined; path: string }

export const useOpenRecord = ({ parameter, path }: Naming) => {
  const { search, state, key } = useLocation()
  const { id: idOfPath } = useParams()
  const navigate = useNavigate()
  const isArrival = useNavigationType() === "POP"
  const isBeside = useMediaQuery(TWO_COLUMNS)
  const panelId = useId()
  const address = new URLSearchParams(search)
  const openId = (parameter === undefined ? idOfPath : address.get(parameter)) ?? null

  const show = (id: string | null, replace: boolean, nextState: unknown) => {
    if (parameter !== undefined && id === null) address.delete(parameter)
    else if (parameter !== undefined && id !== null) address.set(parameter, id)
    const place = path === undefined ? {} : { pathname: id === null ? path : `${path}/${id}` }
    navigate(
      { ...place, search: `?${address}` },
      { replace, preventScrollReset: isBeside || id === null, state: nextState },
    )
  }

  return {
    openId,
    /** True if the window has room for the list and the record; otherwise the record replaces the list. */
    isBeside,
    isAlone: openId !== null && !isBeside,
    /** True right after a record was opened, but not after arriving by its address. */
    isAsked: Boolean(state?.isAsked) && !isArrival,
    panelId,
    /** Opening another record replaces the history entry, so that Back leads to the list. */
    open: (id: string) =>
      // The key of the list's history entry restores the list's scroll position.
      openId === null
        ? show(id, false, { ...state, list: { key }, isBeneath: true, isAsked: true })
        : show(id, true, { ...state, isAsked: true }),
    close: () => (state?.isBeneath ? navigate(-1) : show(null, true, state)),
  }
}

export type OpenRecord = ReturnType<typeof useOpenRecord>
