import { useLayoutEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/** Removes the token from the URL and the history, where others could read it. */
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
