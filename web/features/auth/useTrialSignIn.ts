import { skipToken } from "@apollo/client/react"
import { useLocation } from "react-router-dom"
import { useLoginHintQuery } from "../../graphql/generated.ts"

/** The credentials of a trial installation, for those who open the link that the server prints when it starts. */
export const useTrialSignIn = () => {
  const key = new URLSearchParams(useLocation().hash.slice(1)).get("trial")
  const { data } = useLoginHintQuery(key ? { variables: { key } } : skipToken)
  return data?.loginHint ?? null
}
