import {
  ConflictError,
  DeadLinkError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  UnauthenticatedError,
} from "@farelight/api/contract/api/errors.ts"
import { messages } from "@farelight/api/contract/api/messages.ts"
import { parseInput } from "@farelight/api/contract/api/parseInput.ts"
import { deadLinks, MIN_PASSWORD_LENGTH, refusals } from "@farelight/api/contract/api/refusals.ts"
import { singleLine } from "@farelight/api/contract/text/text.ts"
import { identityProof } from "@farelight/api/rooms/accounts/passwords/credentials.rules.ts"
import {
  acceptanceInput,
  ownFactsInput,
  passwordChangeInput,
  resetInput,
  resetRequestInput,
} from "@farelight/api/rooms/accounts/team/account.rules.ts"
import * as z from "zod"
import { type AccountRow, hasSecondFactor, proofEnd } from "../data/accountRows.ts"
import { MOCK_TOKEN, type MockContext, nextId, type Store } from "../data/store.ts"
import type { Resolvers, Session } from "../generated.ts"

const SESSION_MS = 7 * 24 * 60 * 60_000

/** The code that the mocked authenticator app always shows. */
export const MOCK_CODE = "123456"

/** The token of the links that work. */
export const MOCK_LINK = "a-link"

/** Refuses what needs a fresh proof of who the viewer is when the last one is old. */
export const requireFreshProof = ({ store: { account } }: MockContext) => {
  if (account.verifiedUntil.getTime() <= Date.now()) throw new ForbiddenError(refusals.proofNeeded, "STEP_UP_REQUIRED")
}

/** Refuses what needs a proof by the second factor of an account that has one, when the last one is old. */
export const requireFactorProof = ({ store: { account } }: MockContext) => {
  if (hasSecondFactor(account) && account.factorVerifiedUntil.getTime() <= Date.now())
    throw new ForbiddenError(refusals.factorProofNeeded, "FACTOR_PROOF_REQUIRED")
}

const proveByFactor = ({ account }: Store) =>
  Object.assign(account, { verifiedUntil: proofEnd(), factorVerifiedUntil: proofEnd() })

const isCode = ({ account }: Store, code: string) =>
  (account.hasTotp && code === MOCK_CODE) || account.recoveryCodes.includes(code)

const spendCode = (store: Store, code: string) => {
  if (!isCode(store, code)) return false
  store.account.recoveryCodes = store.account.recoveryCodes.filter((other) => other !== code)
  return true
}

const wrong = (field: string, message: string) => new InvalidInputError([{ field, message }])

// The API also knows common passwords and patterns.
const refuseWeak = (field: string, password: string) => {
  if (password.length < MIN_PASSWORD_LENGTH) throw wrong(field, refusals.guessablePassword)
}

const passkeyName = z.object({ name: singleLine("Name") })

const makeRecoveryCodes = ({ account }: Store) => {
  account.recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7m2q-x${index}hr4`)
  return account.recoveryCodes
}

const keepSessions = ({ account }: Store, isKept: (session: Session) => boolean) => {
  const before = account.sessions.length
  account.sessions = account.sessions.filter(isKept)
  return before - account.sessions.length
}

const securityOf = ({ account, isSecondFactorRequired }: Store) => ({
  hasTotp: account.hasTotp,
  recoveryCodesLeft: account.recoveryCodes.length,
  passkeys: account.passkeys,
  isSecondFactorRequired,
  verifiedUntil: account.verifiedUntil,
})

const withoutFactor = (store: Store, change: Partial<AccountRow>) => {
  const account = Object.assign(store.account, change)
  if (!hasSecondFactor(account)) account.recoveryCodes = []
  return securityOf(store)
}

/** Signs the viewer in. */
export const signIn = ({ user, tokens, account }: Store) => {
  tokens.add(MOCK_TOKEN)
  account.verifiedUntil = proofEnd()
  if (hasSecondFactor(account)) account.factorVerifiedUntil = proofEnd()
  return { token: MOCK_TOKEN, user, admin: user, expiresAt: new Date(Date.now() + SESSION_MS) }
}

/** Asks for the second factor of an account whose password was right. */
export const requireCode = (store: Store, code: string | null | undefined) => {
  if (!hasSecondFactor(store.account)) return
  if (!code) throw new UnauthenticatedError(refusals.codeNeeded, "CODE_REQUIRED")
  if (!spendCode(store, code)) throw new UnauthenticatedError(messages.loginRejected)
}

const openInvitation = ({ account }: Store, token: string) => {
  if (token !== MOCK_LINK || !account.invitation) throw new DeadLinkError(deadLinks.INVITATION.unknown)
  return account.invitation
}

export const accountResolvers: Resolvers = {
  Query: {
    accountSecurity: (_parent, _args, { store }) => securityOf(store),
    sessions: (_parent, _args, { store }) => store.account.sessions,
    invitation: (_parent, { token }, { store }) => openInvitation(store, token),
  },

  Mutation: {
    acceptInvitation: (_parent, { input }, { store }) => {
      const { token, name, password } = parseInput(acceptanceInput, input)
      const { email, role } = openInvitation(store, token)
      refuseWeak("password", password)
      Object.assign(store.user, { username: email, email, role, name, password })
      store.account.invitation = null
      return signIn(store)
    },
    requestPasswordReset: (_parent, input) => Boolean(parseInput(resetRequestInput, input)),
    resetPassword: (_parent, { input }, { store }) => {
      const { token, newPassword } = parseInput(resetInput, input)
      if (token !== MOCK_LINK || !store.account.isResetOpen) throw new DeadLinkError(deadLinks.PASSWORD_RESET.unknown)
      refuseWeak("newPassword", newPassword)
      store.user.password = newPassword
      store.account.isResetOpen = false
      return true
    },
    beginPasskeyLogin: () => ({ id: "1", options: { challenge: "Y2hhbGxlbmdl" } }),
    finishPasskeyLogin: (_parent, _args, { store }) => {
      if (store.account.passkeys.length === 0) throw new UnauthenticatedError(refusals.unknownPasskey)
      return signIn(store)
    },

    updateMe: (_parent, { input }, context) => {
      const { user } = context.store
      const facts = parseInput(ownFactsInput, input)
      if (facts.email !== user.email) {
        requireFreshProof(context)
        requireFactorProof(context)
      }
      return { user: Object.assign(user, facts) }
    },
    changePassword: (_parent, { input }, { store }) => {
      const { currentPassword, newPassword } = parseInput(passwordChangeInput, input)
      if (currentPassword !== store.user.password) throw wrong("currentPassword", refusals.wrongCurrentPassword)
      refuseWeak("newPassword", newPassword)
      store.user.password = newPassword
      keepSessions(store, ({ isCurrent }) => isCurrent)
      return true
    },
    confirmIdentity: (_parent, { input }, { store }) => {
      const { password, code, passkey } = parseInput(identityProof, input)
      const field = code ? "code" : passkey ? "passkey" : "password"
      const isProved = {
        code: () => spendCode(store, code ?? ""),
        passkey: () => store.account.passkeys.length > 0,
        password: () => password === store.user.password,
      }
      if (!isProved[field]()) throw wrong(field, refusals.wrongProof(field))
      if (field === "password") store.account.verifiedUntil = proofEnd()
      else proveByFactor(store)
      return securityOf(store)
    },

    revokeSession: (_parent, { id }, { store }) => keepSessions(store, (session) => session.id !== id) > 0,
    revokeOtherSessions: (_parent, _args, { store }) => keepSessions(store, ({ isCurrent }) => isCurrent),

    beginTotpEnrolment: (_parent, _args, { store: { user, account } }) => {
      if (account.hasTotp) throw new ConflictError(refusals.appIsSetUp)
      account.isTotpBegun = true
      const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
      return { secret, uri: `otpauth://totp/Farelight:${user.username}?secret=${secret}&issuer=Farelight` }
    },
    confirmTotp: (_parent, { code }, { store }) => {
      if (!store.account.isTotpBegun) throw new ConflictError(refusals.appNotBegun)
      if (code !== MOCK_CODE) throw wrong("code", refusals.wrongAppCode)
      Object.assign(store.account, { hasTotp: true, isTotpBegun: false })
      proveByFactor(store)
      return { recoveryCodes: makeRecoveryCodes(store) }
    },
    disableTotp: (_parent, { input: { code } }, { store }) => {
      if (!spendCode(store, code)) throw wrong("code", refusals.wrongProof("code"))
      return withoutFactor(store, { hasTotp: false })
    },
    recoveryCodes: (_parent, _args, { store }) => {
      if (!hasSecondFactor(store.account)) throw new ConflictError(refusals.codesWithoutFactor)
      return { recoveryCodes: makeRecoveryCodes(store) }
    },

    beginPasskeyRegistration: (_parent, _args, { store: { user } }) => ({
      id: "1",
      options: {
        challenge: "Y2hhbGxlbmdl",
        rp: { name: "Farelight" },
        user: { id: "MQ", name: user.username, displayName: user.name },
        pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      },
    }),
    finishPasskeyRegistration: (_parent, { input }, { store }) => {
      const { name } = parseInput(passkeyName, input)
      const { account } = store
      const recoveryCodes = account.recoveryCodes.length > 0 ? [] : makeRecoveryCodes(store)
      const id = String(nextId(account.passkeys.map((passkey) => ({ id: Number(passkey.id) }))))
      const passkey = { id, name, createdAt: new Date(), lastUsedAt: null }
      account.passkeys = [...account.passkeys, passkey]
      proveByFactor(store)
      return { passkey, recoveryCodes }
    },
    removePasskey: (_parent, { id }, { store }) => {
      const { account } = store
      if (!account.passkeys.some((passkey) => passkey.id === id)) throw new NotFoundError("passkey", id)
      return withoutFactor(store, { passkeys: account.passkeys.filter((passkey) => passkey.id !== id) })
    },
  },
}
