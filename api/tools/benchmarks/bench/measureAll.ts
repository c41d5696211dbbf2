import { setTimeout as delay } from "node:timers/promises"
import { type Load, type Round, sendLoad } from "../measure/load.ts"
import { cpuMsOf } from "../measure/processUsage.ts"
import type { Contestant } from "./contestants.ts"
import type { Workload } from "./workloads.ts"

interface Measured extends Round {
  cpuMicros: number
}

/** Measurements by workload and contestant, round by round. */
export type Results = Map<Workload, Map<string, Measured[]>>

const LOOK_MS = 100
const LOOKS_MAX = 50

/** Work left behind by one contestant would slow the next. */
const becomeIdle = async (pid: number) => {
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const before = cpuMsOf(pid)
    await delay(LOOK_MS)
    if (cpuMsOf(pid) - before <= LOOK_MS / 10) return
  }
}

const measure = async ({ callOf }: Contestant, workload: Workload, load: Load): Promise<Measured | null> => {
  const { call, pid } = callOf(workload) ?? {}
  if (!call || !pid) return null
  const before = cpuMsOf(pid)
  const round = await sendLoad(call, load)
  const cpuMicros = ((cpuMsOf(pid) - before) * 1000) / round.times.length
  await becomeIdle(pid)
  return { ...round, cpuMicros }
}

/** Answers cost three times as much until the engine has optimized their code, which takes seconds of load. */
const WARM_UP_ROUNDS = 4

/**
 * Measures the contestants in turns in every round, so that other load on the machine meets all of them; every other round
 * in reverse order, as the one after a heavy contestant is slower. The rounds of a workload follow one another, as an idle
 * server gives back its optimized code (api/main/trimMemory.ts).
 */
export const measureAll = async (
  contestants: readonly Contestant[],
  workloads: readonly Workload[],
  { rounds, ...load }: Load & { rounds: number },
): Promise<Results> => {
  const results: Results = new Map(workloads.map((workload) => [workload, new Map()]))
  for (const [workload, measured] of results)
    for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1)
      for (const contestant of round % 2 ? contestants.toReversed() : contestants) {
        const figures = await measure(contestant, workload, load)
        if (figures && round >= 0) measured.set(contestant.name, [...(measured.get(contestant.name) ?? []), figures])
      }
  return results
}
