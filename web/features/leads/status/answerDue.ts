import { describeSpan } from "../../../components/records/describeSpan.ts"

/** How much time is left to keep the promise of an answer (SPEC §9), or by how much it is broken. */
export const describeAnswerDue = (dueAt: string, now: number) => {
  const left = Date.parse(dueAt) - now
  return left > 0
    ? { isOverdue: false, text: `${describeSpan(left)} left` }
    : { isOverdue: true, text: `Overdue by ${describeSpan(-left)}` }
}
