import { config } from "../../config/config.ts"
import { monotonic } from "../clock/clock.ts"
import { database } from "../connection/database.ts"
import { lockFile } from "./exclusiveLock.ts"
import { LostLeaseError, leaseLimits, openLease } from "./lease.ts"

/** A task that one process at a time has, for as long as it says so. */
export interface Turn {
  /** Whether this process has it now: takes it if it can. Throws a `LostLeaseError` once when another has taken over. */
  isOwn(): Promise<boolean>
  /** Lets another have it at once. */
  release(): Promise<void>
}

/** A task of this name, for which all processes on the database take turns; the next has it when its holder dies. */
export const openTurn = async (name: string, limits = leaseLimits): Promise<Turn> => {
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
      // The handle of a file is closed in any case.
      if (renewedAt !== null || settings.dialect === "sqlite") await lock.release()
      renewedAt = null
    },
  }
}
