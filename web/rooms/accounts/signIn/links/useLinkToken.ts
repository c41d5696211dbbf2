import { useLayoutEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/** The token behind `#`, taken out of address and history before anything is painted. */
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
