import { useLocation, useNavigate, useNavigationType } from "react-router-dom"
import { openEmailParameter } from "../emailLogAddress.ts"

/** The email that the address names, which is open, and the ways to open another and to close it. */
export const useOpenEmail = () => {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const isArrival = useNavigationType() === "POP"
  const address = new URLSearchParams(search)
  const openId = address.get(openEmailParameter)

  const show = (id: string | null, replace: boolean, nextState: unknown) => {
    if (id === null) address.delete(openEmailParameter)
    else address.set(openEmailParameter, id)
    navigate({ search: `?${address}` }, { replace, preventScrollReset: true, state: nextState })
  }

  return {
    openId,
    /** It was asked for just now, and not found open by whoever came to the log. */
    isAsked: Boolean(state?.isAsked) && !isArrival,
    /** Going from email to email is no way back to the one before, but to the list. */
    open: (id: string) =>
      // The page scrolls as that of the list does, by whose entry of the history its position is known.
      openId === null
        ? show(id, false, { ...state, list: { key }, isBeneath: true, isAsked: true })
        : show(id, true, { ...state, isAsked: true }),
    close: () => (state?.isBeneath ? navigate(-1) : show(null, true, state)),
  }
}
