import { tableText } from "../../benchmarks/measure/table.ts"
import type { Drill } from "./drill.ts"
import type { Result } from "./runDrill.ts"

const HEAD = [
  "fault",
  "engine",
  "sent",
  "acknowledged",
  "stored",
  "lost",
  "doubled",
  "refused (503)",
  "wrong answers",
  "no answer",
  "slowest, s",
  "recovery, s",
  "of the database, s",
]

const MAX_ANSWERS = 6

const seconds = (value: number | null) => (value === null ? "never" : value.toFixed(1))

const cells = ({ fault }: Drill, engine: string, result: Result) => [
  fault,
  engine,
  ...[result.sent, result.acknowledged, result.stored, result.lost, result.doubled].map(String),
  ...[result.refused, result.wrong, result.unanswered].map(String),
  ...[seconds(result.slowest), seconds(result.recovery), seconds(result.databaseRecovery)],
]

export const resultsTable = (results: readonly { drill: Drill; engine: string; result: Result }[]): string =>
  tableText(
    HEAD,
    results.map(({ drill, engine, result }) => cells(drill, engine, result)),
  )

/** Includes only the most frequent responses to clients. */
export const outcomeText = (drill: Drill, engine: string, result: Result, isWrong: boolean): string => {
  const told = [...result.answers].sort(([, one], [, other]) => other - one).slice(0, MAX_ANSWERS)
  return [
    `${isWrong ? "WRONG" : "right"}: ${drill.fault} on ${engine}`,
    `  ${cells(drill, engine, result)
      .map((cell, column) => `${HEAD[column]} ${cell}`)
      .slice(2)
      .join(", ")}`,
    ...result.faults.map((sentence) => `  ${isWrong ? "wrong" : "for reading"}: ${sentence}`),
    ...told.map(([answer, count]) => `  ${count} x ${answer}`),
  ].join("\n")
}
