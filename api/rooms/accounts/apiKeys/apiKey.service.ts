import { Op, type Transaction } from "sequelize"
import * as z from "zod"
import { apiKeyDays, apiKeyScopes, daysAfter, withReadScopes } from "../../../contract/accounts/apiKeys.ts"
import type { FactsOf } from "../../../contract/activity/eventTypes.ts"
import { ConflictError, NotFoundError } from "../../../contract/api/errors.ts"
import { parseInput } from "../../../contract/api/parseInput.ts"
import { refusals } from "../../../contract/api/refusals.ts"
import { singleLine } from "../../../contract/text/text.ts"
import { clock } from "../../../platform/database/clock/clock.ts"
import { idOf } from "../../../platform/database/reading/rowId.ts"
import { eventOf, originOf, recordEvents } from "../../../platform/events/recordEvents.ts"
import { logSecurityEvent } from "../../../platform/log/securityLog.ts"
import { requirePerson, type Viewer } from "../../../platform/viewer/viewer.ts"
import { type ReleaseWork, runAsOwner } from "../team/team.service.ts"
import { User } from "../users/user.model.ts"
import { ApiKey } from "./apiKey.model.ts"
import { hashSecret, hintOf, newKeySecret } from "./keySecret.ts"

const NAME_MAX = 60

/** `expiresAt` may be up to a day beyond the maximum, so that any time of the last allowed day can be chosen. */
export const apiKeyInput = (now: Date) =>
  z.object({
    name: singleLine("Name", NAME_MAX),
    scopes: z.array(z.enum(apiKeyScopes)).min(1, "Choose at least one scope.").transform(withReadScopes),
    expiresAt: z
      .date()
      .nullish()
      .transform((date) => date ?? daysAfter(now, apiKeyDays.usual))
      .refine((date) => date > now, "The key would have expired already.")
      .refine(
        (date) => date <= daysAfter(now, apiKeyDays.max + 1),
        `A key lasts ${apiKeyDays.max} days at most. Choose an earlier day.`,
      ),
  })

const KEYS_MAX = 100
// The list leaves out older ended keys, as the activity still names them.
const ENDED_SHOWN_MAX = 200

export interface ApiKeyFacts {
  key: ApiKey
  createdBy: User | null
}

const factsOf = async (keys: readonly ApiKey[], transaction?: Transaction): Promise<ApiKeyFacts[]> => {
  const ids = [...new Set(keys.map(({ createdById }) => createdById))]
  const users = await User.findAll({ where: { id: ids }, transaction })
  const userOf = new Map(users.map((user) => [user.id, user]))
  return keys.map((key) => ({ key, createdBy: userOf.get(key.createdById) ?? null }))
}

const factOf = async (key: ApiKey, transaction: Transaction): Promise<ApiKeyFacts> => {
  const [facts] = await factsOf([key], transaction)
  return facts as ApiKeyFacts
}

export const isInUse = ({ revokedAt, expiresAt }: Pick<ApiKey, "revokedAt" | "expiresAt">) =>
  revokedAt === null && expiresAt.getTime() > clock.now()

export const listApiKeys = async (viewer: Viewer): Promise<ApiKeyFacts[]> => {
  requirePerson(viewer, "team:manage")
  const now = clock.date()
  const order: [string, string][] = [["id", "DESC"]]
  const inUse = await ApiKey.findAll({ where: { revokedAt: null, expiresAt: { [Op.gt]: now } }, order })
  const isOver = { [Op.or]: [{ revokedAt: { [Op.ne]: null } }, { expiresAt: { [Op.lte]: now } }] }
  const ended = await ApiKey.findAll({ where: isOver, order, limit: ENDED_SHOWN_MAX })
  return factsOf([...inUse, ...ended])
}

const record = async <Type extends "api_key.created" | "api_key.revoked">(
  type: Type,
  viewer: Viewer,
  key: ApiKey,
  facts: FactsOf<Type>,
  transaction: Transaction,
) => {
  await recordEvents([eventOf({ type, subjectId: key.id, origin: originOf(viewer), facts })], transaction)
  transaction.afterCommit(() => logSecurityEvent(type, viewer, { userId: viewer.user?.id, apiKeyId: key.id }))
}

/** Returns the secret, which cannot be read again later, as only its hash is stored. */
export const createApiKey = async (
  viewer: Viewer,
  input: unknown,
): Promise<{ apiKey: ApiKeyFacts; secret: string }> => {
  requirePerson(viewer, "team:manage")
  const { name, scopes, expiresAt } = parseInput(apiKeyInput(clock.date()), input)
  return runAsOwner(viewer, async (owner, transaction) => {
    const inUse = (await ApiKey.findAll({ where: { revokedAt: null }, transaction })).filter(isInUse)
    const isNamesake = (key: ApiKey) => key.name.toLowerCase() === name.toLowerCase()
    if (inUse.some(isNamesake)) throw new ConflictError(refusals.keyNameInUse)
    if (inUse.length >= KEYS_MAX) throw new ConflictError(`There are ${KEYS_MAX} keys in use. Revoke one first.`)
    const secret = newKeySecret()
    const of = { name, scopes, expiresAt, createdById: owner.id }
    const key = await ApiKey.create({ ...of, secretHash: hashSecret(secret), hint: hintOf(secret) }, { transaction })
    const facts = { scopes, expiresAt: expiresAt.toISOString() }
    await record("api_key.created", viewer, key, facts, transaction)
    return { apiKey: await factOf(await key.reload({ transaction }), transaction), secret }
  })
}

const revoke = async (viewer: Viewer, key: ApiKey, transaction: Transaction) => {
  const { id: revokedById } = requirePerson(viewer, "team:manage")
  await key.update({ revokedAt: clock.date(), revokedById }, { transaction })
  await record("api_key.revoked", viewer, key, {}, transaction)
}

export const keyRevoker =
  (ids: readonly string[]): ReleaseWork =>
  async (createdById, viewer, transaction) => {
    const where = { id: ids.map(idOf), createdById, revokedAt: null }
    const keys = await ApiKey.findAll({ where, order: ["id"], transaction, lock: true })
    for (const key of keys) await revoke(viewer, key, transaction)
  }

export const revokeApiKey = (viewer: Viewer, { id }: { id: string }): Promise<ApiKeyFacts> =>
  runAsOwner(viewer, async (_owner, transaction) => {
    const key = await ApiKey.findByPk(idOf(id), { transaction, lock: true })
    if (!key) throw new NotFoundError("API key", id)
    if (key.revokedAt === null) await revoke(viewer, key, transaction)
    return factOf(key, transaction)
  })
