import type { ScratchDatabase } from "../../../testing/database/scratchDatabase.ts"
import type { Cluster, ClusterKind } from "./cluster.ts"
import { type Replica, startReplica } from "./replica.ts"
import type { Submission, Submissions } from "./submissions.ts"

export type EngineName = "sqlite" | "mysql" | ClusterKind

/** What a drill is given: an empty database, and where it says what to undo, which happens in reverse order. */
export interface Ground {
  readonly database: ScratchDatabase
  readonly cluster: Cluster
  atEnd(undo: () => unknown): void
}

/** A product under submissions, and the fault that it is to meet. */
export interface Stage {
  addresses: string[]
  /** Where the database is asked directly, if not where the drill made it. */
  databaseUrl?: string
  strike(submissions: Submissions): Promise<unknown>
  heal?(): Promise<unknown>
  /** After the recovery, for example a dead node that joins again under load. */
  after?(): Promise<unknown>
  /** Whether a lead that was acknowledged may be missing: it came between a backup and its restore. */
  isForfeit?(submission: Submission): boolean
  /** What else is wrong at the end, one sentence each. */
  faults?(submissions: Submissions): Promise<string[]>
}

export interface Drill {
  fault: string
  engine: EngineName
  /** Whether the short form, which runs with the tests, has it. */
  isInShort?: boolean
  /** Whether a client may notice nothing at all. */
  isSeamless?: boolean
  perSecond?: number
  lastsMs?: number
  /** What this machine lacks for it, as an instruction, or null. */
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
