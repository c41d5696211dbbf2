import type { ScratchDatabase } from "../../../testing/database/scratchDatabase.ts"
import type { Cluster, ClusterKind } from "./cluster.ts"
import { type Replica, startReplica } from "./replica.ts"
import type { Submission, Submissions } from "./submissions.ts"

export type EngineName = "sqlite" | "mysql" | ClusterKind

/** The database is empty. Cleanups run in reverse order. */
export interface Ground {
  readonly database: ScratchDatabase
  readonly cluster: Cluster
  atEnd(undo: () => unknown): void
}

export interface Stage {
  addresses: string[]
  /** Only if the drill did not create the database. */
  databaseUrl?: string
  strike(submissions: Submissions): Promise<unknown>
  heal?(): Promise<unknown>
  /** Runs after the recovery, such as a dead node that rejoins under load. */
  after?(): Promise<unknown>
  /** Acknowledged leads may be missing if they came between a backup and its restore. */
  isForfeit?(submission: Submission): boolean
  faults?(submissions: Submissions): Promise<string[]>
}

export interface Drill {
  fault: string
  engine: EngineName
  /** The short form runs with the tests, so it has only quick drills. */
  isInShort?: boolean
  /** Clients must not notice this fault. */
  isSeamless?: boolean
  perSecond?: number
  lastsMs?: number
  missing?(): string | null
  stage(ground: Ground): Promise<Stage>
}

export const startReplicaOn = async (
  { atEnd }: Ground,
  url: string,
  environment: Record<string, string> = {},
): Promise<Replica> => {
  const replica = await startReplica({ DATABASE_URL: url, ...environment })
  atEnd(() => replica.end("SIGKILL"))
  return replica
}
