import type { Model, ModelStatic } from "sequelize"
import { clock } from "../database/clock/clock.ts"
import { LostLeaseError, leaseLimits } from "../database/locks/lease.ts"
import { logger } from "../log/logger.ts"

/** Only the process whose token is in the row may work on it. */
export interface RowClaim {
  key: number | string
  token: string
  endsAt: Date
}

export const claimEnd = (now: Date) => new Date(now.getTime() + leaseLimits.takeOverAfterMs)

/** Renews all claims by one statement, as a statement per claim would load the database. */
export const createHeartbeat = (model: ModelStatic<Model>, renewed: (now: Date) => object) => {
  const held = new Set<RowClaim>()

  const renew = async (claims: readonly RowClaim[]) => {
    if (claims.length === 0) return true
    const now = clock.date()
    const keys = { [model.primaryKeyAttribute]: claims.map(({ key }) => key) }
    const where = { ...keys, claimToken: claims.map(({ token }) => token) }
    const [count] = await model.update(renewed(now), { where, silent: true })
    if (count < claims.length) return false
    for (const claim of claims) claim.endsAt = claimEnd(now)
    return true
  }

  setInterval(() => {
    renew([...held]).catch((error: unknown) => logger.debug({ err: error }, "claims were not renewed for now"))
  }, leaseLimits.renewEveryMs).unref()

  return {
    during: async <Result>(claim: RowClaim, work: () => Promise<Result>): Promise<Result> => {
      held.add(claim)
      try {
        return await work()
      } finally {
        held.delete(claim)
      }
    },
    /** Throws if the claim is lost: after a pause without renewals, another process may have taken it. */
    confirm: async (claim: RowClaim) => {
      const isOwn = clock.date() < claim.endsAt || (await renew([claim]).catch(() => false))
      if (!isOwn) throw new LostLeaseError()
    },
  }
}
