import type { ScratchDatabase } from "../../../testing/database/scratchDatabase.ts"
import type { Cluster, ClusterKind } from "./cluster.ts"
import { type Replica, startReplica } from "./replica.ts"
import type { Submission, Submissions } from "./submissions.ts"

export type EngineName = "sqlite" | "mysql" | ClusterKind

/** A drill's empty database and its cleanup stack, which unwinds in reverse order. */
export interface Ground {
  readonly database: ScratchDatabase
  readonly cluster: Cluster
  atEnd(undo: () => unknown): void
}

/** A product under submissions, and the fault that it is to meet. */
export interface Stage {
  addresses: string[]
  /** URL for direct queries, if the drill did not create the database. */
  databaseUrl?: string
  strike(submissions: Submissions): Promise<unknown>
  heal?(): Promise<unknown>
  /** After the recovery, for example a dead node that joins again under load. */
  after?(): Promise<unknown>
  /** True if an acknowledged lead may be missing: it came between a backup and its restore. */
  isForfeit?(submission: Submission): boolean
  /** Further faults at the end, one sentence each. */
  faults?(submissions: Submissions): Promise<string[]>
}

export interface Drill {
  fault: string
  engine: EngineName
  /** Part of the short form, which runs with the tests. */
  isInShort?: boolean
  /** Clients must notice nothing. */
  isSeamless?: boolean
  perSecond?: number
  lastsMs?: number
  /** Names what the machine lacks for the drill, as an instruction; null if nothing. */
  missing?(): string | null
  stage(ground: Ground): Promise<Stage>
}

/** Starts a server that ends with the drill. */
export const startReplicaOn = async (
  { atEnd }: Ground,
  url: string,
  environment: Record<string, string> = {},
): Promise<Replica> => {
  const replica = await startReplica({ DATABASE_URL: url, ...environment })
  atEnd(() => replica.end("SIGKILL"))
  return replica
}
