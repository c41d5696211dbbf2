import { setTimeout as delay } from "node:timers/promises"
import { type Load, type Round, sendLoad } from "../measure/load.ts"
import { cpuMsOf } from "../measure/processUsage.ts"
import type { Contestant } from "./contestants.ts"
import type { Workload } from "./workloads.ts"

interface Measured extends Round {
  cpuMicros: number
}

export type Results = Map<Workload, Map<string, Measured[]>>

const LOOK_MS = 100
const LOOKS_MAX = 50

/** Work that one contestant leaves behind would slow the next. */
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

/** Until the engine has optimized its code, which takes seconds of load, answers cost three times as much. */
const WARM_UP_ROUNDS = 4

/**
 * Runs all turns in every round, so other load on the machine affects all contestants; every other round in reverse
 * order, because the turn after a heavy contestant is slower. Contestants of one turn run at the same time and
 * share the connections, so no disturbance hits only one of them. The rounds of a workload run back to back,
 * because an idle server discards its optimized code (api/main/trimMemory.ts).
 */
export const measureAll = async (
  turns: readonly (readonly Contestant[])[],
  workloads: readonly Workload[],
  { rounds, connections, seconds }: Load & { rounds: number },
): Promise<Results> => {
  const results: Results = new Map(workloads.map((workload) => [workload, new Map()]))
  const takeTurn = async (turn: readonly Contestant[], workload: Workload, isCounted: boolean) => {
    const load = { connections: Math.ceil(connections / turn.length), seconds }
    const measured = results.get(workload)
    await Promise.all(
      turn.map(async (contestant) => {
        const figures = await measure(contestant, workload, load)
        if (figures && isCounted) measured?.set(contestant.name, [...(measured.get(contestant.name) ?? []), figures])
      }),
    )
  }
  for (const workload of workloads)
    for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1)
      for (const turn of round % 2 ? turns.toReversed() : turns) await takeTurn(turn, workload, round >= 0)
  return results
}
