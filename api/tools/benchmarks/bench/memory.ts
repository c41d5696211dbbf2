import { setTimeout as delay } from "node:timers/promises"
import { memoryBytesOf, peakBytesOf } from "../measure/processUsage.ts"
import type { Contestant } from "./contestants.ts"

/** After its start and after the load, a server has this long to give memory back (api/main/trimMemory.ts). */
const SETTLES_MS = 70_000

export interface Memory {
  idle: number
  peak: number
  settled: number
}

/** Memory of the servers by name. */
export type MemoryOf = Map<string, Memory>

/** Runs `work`; returns the servers' memory before it, at its peak, and after they settled. */
export const followMemory = async (
  contestants: readonly Contestant[],
  work: () => Promise<void>,
): Promise<MemoryOf> => {
  await delay(SETTLES_MS)
  const servers = contestants.flatMap(({ name, memoryPid: pid }) =>
    pid ? [{ name, pid, idle: memoryBytesOf(pid) }] : [],
  )
  await work()
  await delay(SETTLES_MS)
  return new Map(
    servers.map(({ name, pid, idle }) => [name, { idle, peak: peakBytesOf(pid), settled: memoryBytesOf(pid) }]),
  )
}
