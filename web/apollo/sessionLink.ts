import { ApolloLink } from "@apollo/client/link"
import { SetContextLink } from "@apollo/client/link/context"
import { ErrorLink } from "@apollo/client/link/error"
import { dropRefusedToken, readAdminToken } from "./adminToken.ts"
import { errorCode } from "./errors.ts"

const sendToken = new SetContextLink(() => {
  const sentToken = readAdminToken()
  return sentToken ? { sentToken, headers: { authorization: `Bearer ${sentToken}` } } : {}
})

const dropOnRefusal = new ErrorLink(({ error, operation }) => {
  if (errorCode(error) === "UNAUTHENTICATED") dropRefusedToken(operation.getContext().sentToken ?? null)
})

/** Sends the admin's token with each request and drops it when the server refuses it. */
export const sessionLink = ApolloLink.from([dropOnRefusal, sendToken])
