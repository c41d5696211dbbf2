import { useLayoutEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/**
 * The token behind `#` in the address of a mailed link. It is taken out of the address, and with it out of the
 * browser's history, before anything is painted; from then on only this page knows it.
 */
export const useLinkToken = () => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState("")
  const found = hash.slice(1)
  if (found !== "" && found !== token) setToken(found)

  useLayoutEffect(() => {
    if (hash !== "") navigate({ hash: "" }, { replace: true })
  }, [hash, navigate])

  return token
}
