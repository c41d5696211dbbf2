import type { Model, ModelStatic } from "sequelize"
import { clock } from "../database/clock/clock.ts"
import { LostLeaseError, leaseLimits } from "../database/locks/lease.ts"
import { logger } from "../log/logger.ts"

/** A process works on a row while the row has its token. */
export interface RowClaim {
  key: number | string
  token: string
  endsAt: Date
}

export const claimEnd = (now: Date) => new Date(now.getTime() + leaseLimits.takeOverAfterMs)

/** Renews all row claims of this process with one statement while they are in use. */
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
    /** Throws unless this process still holds the claim, which may be lost after a pause without renewals. */
    confirm: async (claim: RowClaim) => {
      const isOwn = clock.date() < claim.endsAt || (await renew([claim]).catch(() => false))
      if (!isOwn) throw new LostLeaseError()
    },
  }
}
