import { config } from "../../config/config.ts"
import { monotonic } from "../clock/clock.ts"
import { database } from "../connection/database.ts"
import { lockFile } from "./exclusiveLock.ts"
import { LostLeaseError, leaseLimits, openLease } from "./lease.ts"

export interface Leadership {
  /** Acquires or keeps the lease. The first call after another process has taken over throws a `LostLeaseError`. */
  isOwn(): Promise<boolean>
  release(): Promise<void>
}

/** One process at a time leads the named task. If the leader dies, another takes over. */
export const openLeadership = async (name: string, limits = leaseLimits): Promise<Leadership> => {
  const { database: settings } = config
  const lock =
    settings.dialect === "sqlite"
      ? lockFile(`${settings.file}.${name}.lock`)
      : await openLease(database(), name, limits)
  let renewedAt: number | null = null
  return {
    isOwn: async () => {
      if (renewedAt === null) {
        if (await lock.take()) renewedAt = monotonic()
      } else if (monotonic() - renewedAt >= limits.renewEveryMs) {
        await lock.renew().catch((error: unknown) => {
          if (error instanceof LostLeaseError) renewedAt = null
          throw error
        })
        renewedAt = monotonic()
      }
      return renewedAt !== null
    },
    release: async () => {
      // On SQLite, the lock's file is open even without the lease, so it must be closed.
      if (renewedAt !== null || settings.dialect === "sqlite") await lock.release()
      renewedAt = null
    },
  }
}
