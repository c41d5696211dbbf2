import { ApolloLink } from "@apollo/client/link"
import { SetContextLink } from "@apollo/client/link/context"
import { ErrorLink } from "@apollo/client/link/error"
import { from, of, switchMap, tap } from "rxjs"
import { adoptToken, dropRefusedToken, readAdminToken } from "./adminToken.ts"
import { errorCode, errorReason } from "./errors.ts"
import { newRequestId } from "./requestIds.ts"
import { confirmIdentity, NOT_CONFIRMED } from "./stepUp.ts"

const sendToken = new SetContextLink(() => {
  const sentToken = readAdminToken()
  return sentToken
    ? { sentToken, headers: { authorization: `Bearer ${sentToken}`, "x-request-id": newRequestId() } }
    : {}
})

const adoptNewToken = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(() => {
      const { response, sentToken = null } = operation.getContext()
      if (response) adoptToken(sentToken, response)
    }),
  ),
)

const dropOnRefusal = new ErrorLink(({ error, operation }) => {
  if (errorCode(error) === "UNAUTHENTICATED") dropRefusedToken(operation.getContext().sentToken ?? null)
})

const refused = (result: ApolloLink.Result | undefined): ApolloLink.Result => ({
  ...result,
  errors: result?.errors?.map((error) => ({ ...error, message: NOT_CONFIRMED })) ?? [],
})

const needsProof = (error: unknown) => ["FACTOR_PROOF_REQUIRED", "STEP_UP_REQUIRED"].includes(errorReason(error) ?? "")

const proveAndRepeat = new ErrorLink(({ error, result, operation, forward }) => {
  if (!needsProof(error)) return
  return from(confirmIdentity({ needsFactor: errorReason(error) === "FACTOR_PROOF_REQUIRED" })).pipe(
    switchMap((isConfirmed) => (isConfirmed ? forward(operation) : of(refused(result)))),
  )
})

// The layout's query notices if the role has changed, or a second factor is now required.
const LAYOUT_QUERY = "DashboardLayout"

const noticeOtherRules = new ErrorLink(({ error, operation }) => {
  if (errorCode(error) !== "FORBIDDEN" || needsProof(error)) return
  if (operation.operationName === LAYOUT_QUERY) return
  void operation.client.refetchQueries({ include: [LAYOUT_QUERY] })
})

export const sessionLink = ApolloLink.from([noticeOtherRules, proveAndRepeat, dropOnRefusal, sendToken, adoptNewToken])
