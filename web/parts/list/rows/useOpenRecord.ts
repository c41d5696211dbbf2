import { useId } from "react"
import { useLocation, useNavigate, useNavigationType, useParams } from "react-router-dom"
import { useMediaQuery } from "../../../browser/useMediaQuery.ts"
import { TWO_COLUMNS } from "../../../theme/mediaQueries.ts"

/** What in the list's address names the record that is open: a parameter, or the end of the path. */
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
    /** The window has room for both; otherwise the record takes the list's place. */
    isBeside,
    isAlone: openId !== null && !isBeside,
    /** It was asked for just now, and not found open by whoever came to the list. */
    isAsked: Boolean(state?.isAsked) && !isArrival,
    panelId,
    /** Going from record to record is no way back to the one before, but to the list. */
    open: (id: string) =>
      // The page scrolls as that of the list does, by whose entry of the history its position is known.
      openId === null
        ? show(id, false, { ...state, list: { key }, isBeneath: true, isAsked: true })
        : show(id, true, { ...state, isAsked: true }),
    close: () => (state?.isBeneath ? navigate(-1) : show(null, true, state)),
  }
}

export type Opening = ReturnType<typeof useOpenRecord>
