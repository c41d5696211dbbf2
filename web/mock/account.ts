import {
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  UnauthenticatedError,
} from "@farelight/api/contract/errors.ts"
import { messages } from "@farelight/api/contract/messages.ts"
import { hasSecondFactor, proofEnd } from "./accountRows.ts"
import type { Resolvers } from "./generated.ts"
import { MOCK_TOKEN, type MockContext, type Store } from "./store.ts"

const SESSION_MS = 7 * 24 * 60 * 60_000

/** The code that the mocked authenticator app always shows. */
export const MOCK_CODE = "123456"

/** The token of the links that work. */
export const MOCK_LINK = "a-link"

/** Refuses what needs a fresh proof of who the viewer is when the last one is old. */
export const requireFreshProof = ({ store: { account } }: MockContext) => {
  if (account.verifiedUntil.getTime() <= Date.now())
    throw new ForbiddenError("Please confirm that it is you.", "STEP_UP_REQUIRED")
}

const isCode = ({ account }: Store, code: string) =>
  (account.hasTotp && code === MOCK_CODE) || account.recoveryCodes.includes(code)

const spendCode = (store: Store, code: string) => {
  if (!isCode(store, code)) return false
  store.account.recoveryCodes = store.account.recoveryCodes.filter((other) => other !== code)
  return true
}

const refuseWeak = (field: string, password: string) => {
  if (password.length < 12)
    throw new InvalidInputError([{ field, message: "The password must have at least 12 characters." }])
}

const makeRecoveryCodes = ({ account }: Store) => {
  account.recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7m2q-x${index}hr4`)
  return account.recoveryCodes
}

const securityOf = ({ account, isSecondFactorRequired }: Store) => ({
  hasTotp: account.hasTotp,
  recoveryCodesLeft: account.recoveryCodes.length,
  passkeys: account.passkeys,
  isSecondFactorRequired,
  verifiedUntil: account.verifiedUntil,
})

/** Signs the viewer in. */
export const signIn = ({ user, tokens, account }: Store) => {
  tokens.add(MOCK_TOKEN)
  account.verifiedUntil = proofEnd()
  return { token: MOCK_TOKEN, user, admin: user, expiresAt: new Date(Date.now() + SESSION_MS) }
}

/** Asks for the second factor of an account whose password was right. */
export const requireCode = (store: Store, code: string | null | undefined) => {
  if (!hasSecondFactor(store.account)) return
  if (!code) throw new UnauthenticatedError("A code is needed as well.", "CODE_REQUIRED")
  if (!spendCode(store, code)) throw new UnauthenticatedError(messages.loginRejected)
}

const openInvitation = ({ account }: Store, token: string) => {
  if (token !== MOCK_LINK || !account.invitation)
    throw new NotFoundError("open invitation: it was used, has expired, or is incomplete. Ask for a new one")
  return account.invitation
}

/** The viewer's own account and its protection over the store. */
export const accountResolvers: Resolvers = {
  Query: {
    accountSecurity: (_parent, _args, { store }) => securityOf(store),
    sessions: (_parent, _args, { store }) => store.account.sessions,
    invitation: (_parent, { token }, { store }) => openInvitation(store, token),
  },

  Mutation: {
    acceptInvitation: (_parent, { input: { token, name, password } }, { store }) => {
      const { email, role } = openInvitation(store, token)
      refuseWeak("password", password)
      Object.assign(store.user, { username: email, email, role, name, password })
      store.account.invitation = null
      return signIn(store)
    },
    requestPasswordReset: () => true,
    resetPassword: (_parent, { input: { token, newPassword } }, { store }) => {
      if (token !== MOCK_LINK || !store.account.isResetOpen)
        throw new NotFoundError("open link: it was used, has expired, or is incomplete. Ask for a new one")
      refuseWeak("newPassword", newPassword)
      store.user.password = newPassword
      store.account.isResetOpen = false
      return true
    },
    beginPasskeyLogin: () => ({ id: "1", options: { challenge: "Y2hhbGxlbmdl" } }),
    finishPasskeyLogin: (_parent, _args, { store }) => {
      if (store.account.passkeys.length === 0) throw new UnauthenticatedError("This passkey is not known here.")
      return signIn(store)
    },

    updateMe: (_parent, { input: { name, email } }, { store }) => {
      if (email && !email.includes("@"))
        throw new InvalidInputError([{ field: "email", message: "Please enter a valid e-mail address." }])
      Object.assign(store.user, { name, email: email || null })
      return { user: store.user }
    },
    changePassword: (_parent, { input: { currentPassword, newPassword } }, { store }) => {
      if (currentPassword !== store.user.password)
        throw new InvalidInputError([{ field: "currentPassword", message: "This is not the current password." }])
      refuseWeak("newPassword", newPassword)
      store.user.password = newPassword
      store.account.sessions = store.account.sessions.filter(({ isCurrent }) => isCurrent)
      return true
    },
    confirmIdentity: (_parent, { input: { password, code } }, { store }) => {
      const isProved = password ? password === store.user.password : spendCode(store, code ?? "")
      if (!isProved) throw new UnauthenticatedError(messages.loginRejected)
      store.account.verifiedUntil = proofEnd()
      return securityOf(store)
    },

    revokeSession: (_parent, { id }, { store: { account } }) => {
      const before = account.sessions.length
      account.sessions = account.sessions.filter((session) => session.id !== id)
      return account.sessions.length < before
    },
    revokeOtherSessions: (_parent, _args, { store: { account } }) => {
      const before = account.sessions.length
      account.sessions = account.sessions.filter(({ isCurrent }) => isCurrent)
      return before - account.sessions.length
    },

    beginTotpEnrolment: (_parent, _args, { store: { user } }) => ({
      secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
      uri: `otpauth://totp/Farelight:${user.username}?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Farelight`,
    }),
    confirmTotp: (_parent, { code }, { store }) => {
      if (code !== MOCK_CODE) throw new InvalidInputError([{ field: "code", message: "This code is not right." }])
      store.account.hasTotp = true
      return { recoveryCodes: makeRecoveryCodes(store) }
    },
    disableTotp: (_parent, { input: { code } }, { store }) => {
      const { account } = store
      if (!spendCode(store, code)) throw new InvalidInputError([{ field: "code", message: "This code is not right." }])
      if (store.isSecondFactorRequired && account.passkeys.length === 0)
        throw new ConflictError("Everybody here needs a second factor: add a passkey first.")
      account.hasTotp = false
      if (!hasSecondFactor(account)) account.recoveryCodes = []
      return securityOf(store)
    },
    recoveryCodes: (_parent, _args, { store }) => ({ recoveryCodes: makeRecoveryCodes(store) }),

    beginPasskeyRegistration: (_parent, _args, { store: { user } }) => ({
      id: "1",
      options: {
        challenge: "Y2hhbGxlbmdl",
        rp: { name: "Farelight" },
        user: { id: "MQ", name: user.username, displayName: user.name },
        pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      },
    }),
    finishPasskeyRegistration: (_parent, { input: { name } }, { store }) => {
      const { account } = store
      const recoveryCodes = account.recoveryCodes.length > 0 ? [] : makeRecoveryCodes(store)
      const id = String(Math.max(0, ...account.passkeys.map((passkey) => Number(passkey.id))) + 1)
      const passkey = { id, name, createdAt: new Date(), lastUsedAt: null }
      account.passkeys = [...account.passkeys, passkey]
      return { passkey, recoveryCodes }
    },
    removePasskey: (_parent, { id }, { store }) => {
      const { account } = store
      if (!account.passkeys.some((passkey) => passkey.id === id)) throw new NotFoundError("passkey", id)
      account.passkeys = account.passkeys.filter((passkey) => passkey.id !== id)
      if (!hasSecondFactor(account)) account.recoveryCodes = []
      return securityOf(store)
    },
  },
}
