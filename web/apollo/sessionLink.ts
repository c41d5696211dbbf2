import { ApolloLink } from "@apollo/client/link"
import { SetContextLink } from "@apollo/client/link/context"
import { ErrorLink } from "@apollo/client/link/error"
import { readAdminToken, removeAdminToken } from "./adminToken.ts"
import { errorCode } from "./errors.ts"

const sendToken = new SetContextLink(() => {
  const sentToken = readAdminToken()
  return sentToken ? { sentToken, headers: { authorization: `Bearer ${sentToken}` } } : {}
})

const dropRefusedToken = new ErrorLink(({ error, operation }) => {
  const { sentToken } = operation.getContext()
  // A late refusal of an earlier token must not end the session that has replaced it.
  if (errorCode(error) === "UNAUTHENTICATED" && sentToken && sentToken === readAdminToken()) removeAdminToken()
})

/** Sends the admin's token along and forgets it when the server refuses it. */
export const sessionLink = ApolloLink.from([dropRefusedToken, sendToken])
