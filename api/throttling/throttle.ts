import { createHash } from "node:crypto"
import { isIPv6 } from "node:net"
import type { Transaction } from "sequelize"
import { config } from "../config.ts"
import { RateLimitedError } from "../contract/errors.ts"
import type { Viewer } from "../modules/auth/viewer.ts"
import { logSecurityEvent } from "../securityLog.ts"
import { type Allowance, count, countAll, forget, takeBack } from "./counter.ts"

const MINUTE_SECONDS = 60

// Mobile carriers put many drivers behind one address, so this limit only stops floods.
const submissions: Allowance = { name: "submit", limit: 60, windowSeconds: 10 * MINUTE_SECONDS }
const loginsByAddress: Allowance = { name: "login-address", limit: 20, windowSeconds: 15 * MINUTE_SECONDS }
const loginsByAccount: Allowance = { name: "login-account", limit: 10, windowSeconds: 15 * MINUTE_SECONDS }
// Each may send a mail.
const resetsByAddress: Allowance = { name: "reset-address", limit: 20, windowSeconds: 60 * MINUTE_SECONDS }
const resetsByAccount: Allowance = { name: "reset-account", limit: 5, windowSeconds: 60 * MINUTE_SECONDS }
const loginsByDevice: Allowance = { name: "login-device", limit: 10, windowSeconds: 15 * MINUTE_SECONDS }

// Who gets here knows the password or has a session. Of a million codes, nine count at any time.
const proofsByUser: Allowance = { name: "proof", limit: 20, windowSeconds: 24 * 60 * MINUTE_SECONDS }
const passkeyChallenges: Allowance = { name: "passkey", limit: 60, windowSeconds: 10 * MINUTE_SECONDS }

// A page asks when somebody enters its form; many drivers may share an address.
const proofChallenges: Allowance = { name: "proof-challenge", limit: 120, windowSeconds: 10 * MINUTE_SECONDS }

// Tokens cannot be guessed; this stops floods.
const statusViews: Allowance = { name: "status", limit: 120, windowSeconds: 10 * MINUTE_SECONDS }
const corrections: Allowance = { name: "correction", limit: 20, windowSeconds: 10 * MINUTE_SECONDS }

// Each may send a mail, to whatever address.
const privacyRequests: Allowance = { name: "privacy", limit: 20, windowSeconds: 60 * MINUTE_SECONDS }
const privacyMails: Allowance = { name: "privacy-mail", limit: 4, windowSeconds: 24 * 60 * MINUTE_SECONDS }
// Nobody gets more in a day than they are likely to have asked for.
const receipts: Allowance = { name: "receipt", limit: 5, windowSeconds: 24 * 60 * MINUTE_SECONDS }
const privacyLinks: Allowance = { name: "privacy-link", limit: 60, windowSeconds: 10 * MINUTE_SECONDS }

/** The key that an address is counted under: a household, or an attacker, has a whole /64 of IPv6 addresses. */
export const addressKey = (address: string) => {
  if (!isIPv6(address)) return address
  const [head = "", tail = ""] = address.split("::")
  const groups = head.split(":")
  const missing = address.includes("::") ? 8 - groups.length - tail.split(":").filter(Boolean).length : 0
  return [...groups, ...Array(missing).fill("0"), ...tail.split(":")].slice(0, 4).join(":")
}

const refusal = (waitSeconds: number, { name }: Allowance, viewer: Viewer, userId?: number) => {
  logSecurityEvent("request.throttled", viewer, { counter: name, userId })
  return new RateLimitedError(waitSeconds)
}

const consume = async (allowance: Allowance, key: string, viewer: Viewer, userId?: number) => {
  if (!config.isRateLimited) return
  const waitSeconds = await count(allowance, key)
  if (waitSeconds > 0) throw refusal(waitSeconds, allowance, viewer, userId)
}

// A program that may change leads brings in those of many people, within the limits of its key.
const isImporting = ({ apiKey }: Viewer) => apiKey?.scopes.includes("leads:write") ?? false

/** Counts a public submission of which nothing is stored. Throws `RateLimitedError` when its address has sent too many. */
export const throttleSubmission = async (viewer: Viewer) => {
  if (!isImporting(viewer)) await consume(submissions, addressKey(viewer.address), viewer)
}

/**
 * Counts public submissions, in the transaction that stores them. Returns how many seconds each must wait instead of being
 * stored: 0 unless its address has sent too many.
 */
export const countSubmissions = async (viewers: readonly Viewer[], transaction: Transaction): Promise<number[]> => {
  const counted = config.isRateLimited ? viewers.filter((viewer) => !isImporting(viewer)) : []
  const uses = counted.map(({ address }) => ({ allowance: submissions, key: addressKey(address) }))
  const waits = uses.length > 0 ? await countAll(uses, transaction) : []
  return viewers.map((viewer) => (counted.includes(viewer) ? (waits.shift() ?? 0) : 0))
}

/** The error for a submission that has to wait, which is logged. */
export const submissionRefusal = (viewer: Viewer, waitSeconds: number) => refusal(waitSeconds, submissions, viewer)

/** An attempt to sign in: the user name, and the browser if somebody has signed in with it before. */
export interface LoginAttempt {
  usernameKey: string
  /** The account of this name, if there is one. */
  userId?: number
  deviceId: string | null
}

/**
 * Counts an attempt to sign in before the password is checked, so that parallel attempts cannot slip through. A known
 * browser has its own counter, so that guesses from elsewhere cannot lock it out; all others share the account's.
 */
export const throttleLogin = async (viewer: Viewer, { usernameKey, userId, deviceId }: LoginAttempt) => {
  if (deviceId) return consume(loginsByDevice, deviceId, viewer, userId)
  await consume(loginsByAddress, addressKey(viewer.address), viewer, userId)
  await consume(loginsByAccount, usernameKey, viewer, userId)
}

/** Takes back the count of an attempt that has guessed nothing: the password is right, and a code was not sent yet. */
export const takeBackLogin = async (viewer: Viewer, { usernameKey, deviceId }: LoginAttempt) => {
  if (deviceId) return takeBack(loginsByDevice, deviceId)
  await takeBack(loginsByAddress, addressKey(viewer.address))
  await takeBack(loginsByAccount, usernameKey)
}

/** Takes back the count of a successful sign-in. */
export const forgiveLogin = async (viewer: Viewer, { usernameKey, deviceId }: LoginAttempt) => {
  if (deviceId) return forget(loginsByDevice, deviceId)
  await takeBack(loginsByAddress, addressKey(viewer.address))
  await forget(loginsByAccount, usernameKey)
}

/** Counts a request for a link to choose a new password, whether or not there is an account with this address. */
export const throttlePasswordReset = async (viewer: Viewer, emailKey: string) => {
  await consume(resetsByAddress, addressKey(viewer.address), viewer)
  await consume(resetsByAccount, emailKey, viewer)
}

/** Counts an attempt to sign in with a passkey, whose account is not known yet. */
export const throttlePasskeyLogin = (viewer: Viewer) => consume(loginsByAddress, addressKey(viewer.address), viewer)

/** Takes back the count of a successful sign-in with a passkey. */
export const forgivePasskeyLogin = (viewer: Viewer) => takeBack(loginsByAddress, addressKey(viewer.address))

/** Counts a look at how a submission stands. */
export const throttleStatus = (viewer: Viewer) => consume(statusViews, addressKey(viewer.address), viewer)

/** Counts a sender's correction. */
export const throttleCorrection = (viewer: Viewer) => consume(corrections, addressKey(viewer.address), viewer)

/** Counts a privacy request. Throws `RateLimitedError` when its network address has sent too many. */
export const throttlePrivacyRequest = (viewer: Viewer) => consume(privacyRequests, addressKey(viewer.address), viewer)

/** Counts a use of a link that was mailed for a privacy request. */
export const throttlePrivacyLink = (viewer: Viewer) => consume(privacyLinks, addressKey(viewer.address), viewer)

/** Whether one more mail may go to an address that anybody can enter, which is given as a hash. Counts it. */
export const mayMailForPrivacy = async (addressHash: string) => (await count(privacyMails, addressHash)) === 0

/** Which of the addresses that anybody can enter are mailed a receipt, when receipts are on. Counts them, by a hash. */
export const countReceipts = async (emails: readonly string[], transaction: Transaction): Promise<boolean[]> => {
  const { areReceiptsOn } = config.email
  if (!areReceiptsOn || !config.isRateLimited) return emails.map(() => areReceiptsOn)
  const keyOf = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("hex")
  const uses = emails.map((email) => ({ allowance: receipts, key: keyOf(email) }))
  return (await countAll(uses, transaction)).map((waitSeconds) => waitSeconds === 0)
}

/** Counts a challenge for a visitor's passkey, as each is stored. */
export const throttleChallenge = (viewer: Viewer) => consume(passkeyChallenges, addressKey(viewer.address), viewer)

/** Counts a challenge for a form's proof of work. */
export const throttleProofOfWork = (viewer: Viewer) => consume(proofChallenges, addressKey(viewer.address), viewer)

// Guesses from elsewhere must not lock out a browser that is known, or a session.
const proofKey = (userId: number, holder: string | null) => (holder === null ? String(userId) : `${userId} ${holder}`)

/**
 * Counts a code before it is checked, and a password by which a session proves again whose it is: for the known browser
 * or the session, its `holder`, or else for all other browsers together.
 */
export const throttleProof = (viewer: Viewer, userId: number, holder: string | null) =>
  consume(proofsByUser, proofKey(userId, holder), viewer, userId)

/** Resets the counter of proofs after one that was right. */
export const forgiveProof = (userId: number, holder: string | null) => forget(proofsByUser, proofKey(userId, holder))
