import { setTimeout as delay } from "node:timers/promises"
import { memoryBytesOf, peakBytesOf } from "../measure/processUsage.ts"
import type { Contestant } from "./contestants.ts"

/** Servers return memory only a while after their start and after the load (api/main/trimMemory.ts). */
const SETTLES_MS = 70_000

export interface Memory {
  idle: number
  peak: number
  settled: number
}

export type MemoryOf = Map<string, Memory>

/** Measures before `work`, at its peak, and once the servers have settled. */
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
