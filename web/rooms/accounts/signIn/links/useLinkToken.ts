import { useLayoutEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/** Others could read the token in the address and the history, so it is removed from both. */
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
