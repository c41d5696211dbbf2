import { createHash } from "node:crypto"
import { isIPv6 } from "node:net"
import type { Transaction } from "sequelize"
import { RateLimitedError } from "../../contract/api/errors.ts"
import { config } from "../config/config.ts"
import {
  type Allowance,
  type CounterUse,
  countPoints,
  countUses,
  refundPoint,
  resetCounter,
  resetCounters,
} from "../counters/counter.ts"
import { logSecurityEvent } from "../log/securityLog.ts"
import type { Viewer } from "../viewer/viewer.ts"
import { type ceilings, countSent, countStored } from "./ceilings.ts"

const MINUTE_SECONDS = 60

// Mobile carriers put many drivers behind one address, so this limit only stops floods.
const submissions: Allowance = { name: "submit", limit: 60, windowSeconds: 10 * MINUTE_SECONDS }
const loginsByAddress: Allowance = { name: "login-address", limit: 20, windowSeconds: 15 * MINUTE_SECONDS }
const loginsByAccount: Allowance = { name: "login-account", limit: 10, windowSeconds: 15 * MINUTE_SECONDS }
// Low, as each request of a reset may send a mail.
const resetsByAddress: Allowance = { name: "reset-address", limit: 20, windowSeconds: 60 * MINUTE_SECONDS }
const resetsByAccount: Allowance = { name: "reset-account", limit: 5, windowSeconds: 60 * MINUTE_SECONDS }
const loginsByDevice: Allowance = { name: "login-device", limit: 10, windowSeconds: 15 * MINUTE_SECONDS }

// Low, as callers already know the password or have a session, and nine of a million codes are valid at any time.
const proofsByUser: Allowance = { name: "proof", limit: 20, windowSeconds: 24 * 60 * MINUTE_SECONDS }
const passkeyChallenges: Allowance = { name: "passkey", limit: 60, windowSeconds: 10 * MINUTE_SECONDS }

// High, as a visitor who enters a form requests a challenge, and many drivers may share an address.
const proofChallenges: Allowance = { name: "proof-challenge", limit: 120, windowSeconds: 10 * MINUTE_SECONDS }

// Tokens of status links cannot be guessed, so this only stops floods.
const statusViews: Allowance = { name: "status", limit: 120, windowSeconds: 10 * MINUTE_SECONDS }
// High, as mail providers unsubscribe many people from few addresses.
const unsubscribes: Allowance = { name: "unsubscribe", limit: 600, windowSeconds: 10 * MINUTE_SECONDS }
const corrections: Allowance = { name: "correction", limit: 20, windowSeconds: 10 * MINUTE_SECONDS }
// Low, as each file may occupy up to 10 MB permanently.
const sentFiles: Allowance = { name: "sent-file", limit: 30, windowSeconds: 60 * MINUTE_SECONDS }

// Low, as each privacy request may send a mail to any address.
const privacyRequests: Allowance = { name: "privacy", limit: 20, windowSeconds: 60 * MINUTE_SECONDS }
const privacyMails: Allowance = { name: "privacy-mail", limit: 4, windowSeconds: 24 * 60 * MINUTE_SECONDS }
// Anybody can enter the address of another person, so an address gets few receipts a day.
const receipts: Allowance = { name: "receipt", limit: 5, windowSeconds: 24 * 60 * MINUTE_SECONDS }
const privacyLinks: Allowance = { name: "privacy-link", limit: 60, windowSeconds: 10 * MINUTE_SECONDS }

const prefixOf = (address: string, groupCount: number) => {
  const [head = "", tail = ""] = address.split("::")
  const groups = head.split(":")
  const missing = address.includes("::") ? 8 - groups.length - tail.split(":").filter(Boolean).length : 0
  return [...groups, ...Array(missing).fill("0"), ...tail.split(":")].slice(0, groupCount).join(":")
}

/** A household, or an attacker, has a whole IPv6 /64, so all its addresses share a counter. */
export const addressKey = (address: string) => (isIPv6(address) ? prefixOf(address, 4) : address)

// Customers of a carrier share one /48, so its limit is higher.
const NETWORK_FACTOR = 5

/** An attacker may have more than one IPv6 /64, so the /48 has a counter too, with a higher limit. */
export const addressUses = (allowance: Allowance, address: string): CounterUse[] => {
  const household = { allowance, key: addressKey(address) }
  if (!isIPv6(address)) return [household]
  const network = { ...allowance, name: `${allowance.name}-48`, limit: allowance.limit * NETWORK_FACTOR }
  return [household, { allowance: network, key: prefixOf(address, 3) }]
}

const refusal = (waitSeconds: number, { name }: Pick<Allowance, "name">, viewer: Viewer, userId?: number) => {
  logSecurityEvent("request.throttled", viewer, { counter: name, userId })
  return new RateLimitedError(waitSeconds)
}

const consume = async (allowance: Allowance, key: string, viewer: Viewer, userId?: number) => {
  if (!config.isRateLimited) return
  const waitSeconds = await countPoints(allowance, key)
  if (waitSeconds > 0) throw refusal(waitSeconds, allowance, viewer, userId)
}

// One after the other, so that a refused household does not use up the allowance of its network.
const consumeByAddress = async (allowance: Allowance, viewer: Viewer, userId?: number) => {
  for (const use of addressUses(allowance, viewer.address)) await consume(use.allowance, use.key, viewer, userId)
}

export const requireDailyQuota = async (
  what: keyof typeof ceilings,
  viewer: Viewer,
  amount = 1,
  transaction?: Transaction,
): Promise<void> => {
  const waitSeconds = await countStored(what, amount, transaction)
  if (waitSeconds > 0) throw refusal(waitSeconds, { name: `stored-${what}` }, viewer)
}

const refundByAddress = async (allowance: Allowance, { address }: Viewer) => {
  for (const use of addressUses(allowance, address)) await refundPoint(use.allowance, use.key)
}

/** Keys with this scope submit leads of many people from one address, so their limit is per key. */
export const isImporting = ({ apiKey }: Viewer) => apiKey?.scopes.includes("leads:write") ?? false

/** For submissions that store nothing. Throws a `RateLimitedError` above the limit of the address. */
export const throttleSubmission = async (viewer: Viewer) => {
  if (!isImporting(viewer)) await consumeByAddress(submissions, viewer)
}

/** Pass the transaction that stores the submissions. Returns the wait of each submission in seconds. */
export const countSubmissions = async (viewers: readonly Viewer[], transaction: Transaction): Promise<number[]> => {
  const waits = viewers.map(() => 0)
  const uses = viewers.map((viewer) =>
    config.isRateLimited && !isImporting(viewer) ? addressUses(submissions, viewer.address) : [],
  )
  for (const step of [0, 1]) {
    const counted = uses.flatMap((ofOne, index) => {
      const use = waits[index] === 0 ? ofOne[step] : undefined
      return use ? [{ index, use }] : []
    })
    if (counted.length === 0) continue
    const counts = await countUses(
      counted.map(({ use }) => use),
      transaction,
    )
    for (const [at, { index }] of counted.entries()) waits[index] = counts[at] ?? 0
  }
  return waits
}

export const submissionRefusal = (viewer: Viewer, waitSeconds: number) => refusal(waitSeconds, submissions, viewer)

export interface LoginAttempt {
  /**
   * The same for every name of the account, so that the limit cannot be evaded. Without an account, it is made of the
   * typed name.
   */
  usernameKey: string
  userId?: number
  deviceId: string | null
}

/** Counts before the password is checked. Known browsers have their own counter, so strangers cannot lock them out. */
export const throttleLogin = async (viewer: Viewer, { usernameKey, userId, deviceId }: LoginAttempt) => {
  if (deviceId) return consume(loginsByDevice, deviceId, viewer, userId)
  await consumeByAddress(loginsByAddress, viewer, userId)
  await consume(loginsByAccount, usernameKey, viewer, userId)
}

/** Takes back the point of an attempt whose password was right and which only lacks a code. */
export const refundLogin = async (viewer: Viewer, { usernameKey, deviceId }: LoginAttempt) => {
  if (deviceId) return refundPoint(loginsByDevice, deviceId)
  await refundByAddress(loginsByAddress, viewer)
  await refundPoint(loginsByAccount, usernameKey)
}

export const forgiveLogin = async (viewer: Viewer, { usernameKey, deviceId }: LoginAttempt) => {
  if (deviceId) return resetCounter(loginsByDevice, deviceId)
  await refundByAddress(loginsByAddress, viewer)
  await resetCounter(loginsByAccount, usernameKey)
}

/**
 * Lifts locks caused by wrong passwords, codes and reset requests. Locks of addresses and browsers end by themselves.
 */
export const unlockSignIn = async (account: { id: number; usernameKey: string; emailKey: string | null }) => {
  await resetCounter(loginsByAccount, account.usernameKey)
  if (account.emailKey) await resetCounter(resetsByAccount, account.emailKey)
  await resetCounter(proofsByUser, proofKey(account.id, null))
  await resetCounters(proofsByUser, `${account.id} `)
}

/** Requests for unknown addresses are counted too, so that the limit does not reveal accounts. */
export const throttlePasswordReset = async (viewer: Viewer, emailKey: string) => {
  await consumeByAddress(resetsByAddress, viewer)
  await consume(resetsByAccount, emailKey, viewer)
}

export const throttlePasskeyLogin = (viewer: Viewer) => consumeByAddress(loginsByAddress, viewer)

export const forgivePasskeyLogin = (viewer: Viewer) => refundByAddress(loginsByAddress, viewer)

export const throttleStatus = (viewer: Viewer) => consumeByAddress(statusViews, viewer)

export const throttleUnsubscribe = (viewer: Viewer) => consumeByAddress(unsubscribes, viewer)

export const throttleCorrection = async (viewer: Viewer) => {
  await consumeByAddress(corrections, viewer)
  await requireDailyQuota("corrections", viewer)
}

export const throttleSentFile = (viewer: Viewer) => consumeByAddress(sentFiles, viewer)

export const countSentFile = async (viewer: Viewer, bytes: number, transaction: Transaction) => {
  const waitSeconds = await countSent("file_kilobytes", addressKey(viewer.address), bytes / 1_000, transaction)
  if (waitSeconds > 0) throw refusal(waitSeconds, { name: "sent-file_kilobytes" }, viewer)
  await requireDailyQuota("file_kilobytes", viewer, bytes / 1_000, transaction)
}

export const throttlePrivacyRequest = async (viewer: Viewer) => {
  await consumeByAddress(privacyRequests, viewer)
  await requireDailyQuota("privacy_requests", viewer)
}

export const throttlePrivacyLink = (viewer: Viewer) => consumeByAddress(privacyLinks, viewer)

/** False above the limit. Without it, anybody could have many mails sent to the address of another person. */
export const mayMailForPrivacy = async (addressHash: string) => (await countPoints(privacyMails, addressHash)) === 0

/** True for each receipt within the limit; false for all while receipts are disabled. */
export const countReceipts = async (emails: readonly string[], transaction: Transaction): Promise<boolean[]> => {
  const { areReceiptsOn } = config.email
  if (!areReceiptsOn || !config.isRateLimited || emails.length === 0) return emails.map(() => areReceiptsOn)
  const keyOf = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("hex")
  const uses = emails.map((email) => ({ allowance: receipts, key: keyOf(email) }))
  return (await countUses(uses, transaction)).map((waitSeconds) => waitSeconds === 0)
}

export const throttleChallenge = async (viewer: Viewer) => {
  await consumeByAddress(passkeyChallenges, viewer)
  await requireDailyQuota("passkey_challenges", viewer)
}

export const throttleProofOfWork = (viewer: Viewer) => consumeByAddress(proofChallenges, viewer)

// A known browser or session has its own key, so that guesses from elsewhere cannot lock it out.
const proofKey = (userId: number, holder: string | null) => (holder === null ? String(userId) : `${userId} ${holder}`)

/** Counts the attempt before the proof is checked. All unknown browsers share one counter. */
export const throttleProof = (viewer: Viewer, userId: number, holder: string | null) =>
  consume(proofsByUser, proofKey(userId, holder), viewer, userId)

export const forgiveProof = (userId: number, holder: string | null) =>
  resetCounter(proofsByUser, proofKey(userId, holder))
