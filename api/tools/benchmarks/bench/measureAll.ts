import { type Load, type Round, sendLoad } from "../measure/load.ts"
import { cpuMsOf } from "../measure/processUsage.ts"
import type { Contestant } from "./contestants.ts"
import type { Workload } from "./workloads.ts"

interface Measured extends Round {
  cpuMicros: number
}

/** Measurements by workload and contestant, round by round. */
export type Results = Map<Workload, Map<string, Measured[]>>

const measure = async ({ callOf }: Contestant, workload: Workload, load: Load): Promise<Measured | null> => {
  const { call, pid } = callOf(workload) ?? {}
  if (!call || !pid) return null
  const before = cpuMsOf(pid)
  const round = await sendLoad(call, load)
  return { ...round, cpuMicros: ((cpuMsOf(pid) - before) * 1000) / round.times.length }
}

/** Measures the contestants in turns in every round, so that other load on the machine meets all of them. */
export const measureAll = async (
  contestants: readonly Contestant[],
  workloads: readonly Workload[],
  { rounds, ...load }: Load & { rounds: number },
): Promise<Results> => {
  const results: Results = new Map(workloads.map((workload) => [workload, new Map()]))
  for (let round = 0; round <= rounds; round += 1)
    for (const [workload, measured] of results)
      for (const contestant of contestants) {
        const figures = await measure(contestant, workload, load)
        // The first round only warms up.
        if (figures && round > 0) measured.set(contestant.name, [...(measured.get(contestant.name) ?? []), figures])
      }
  return results
}
