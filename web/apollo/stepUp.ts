import { createStore } from "../browser/store.ts"

interface Question {
  /** Whether nothing but their second factor is enough. */
  needsFactor: boolean
  /** Settled once for all requests that wait for the answer. */
  isConfirmed: Promise<boolean>
  answer: (isConfirmed: boolean) => void
}

const question = createStore<Question | undefined>(undefined)

/** Whether the operator is being asked to prove who they are, which a dialog in the dashboard's layout does. */
export const openQuestion = { read: question.read, subscribe: question.subscribe }

/** Asks the operator to prove who they are; false if they do not want to. Requests that come meanwhile share the answer. */
export const confirmIdentity = ({ needsFactor = false } = {}) => {
  const open = question.read()
  if (open) {
    if (needsFactor) question.set({ ...open, needsFactor })
    return open.isConfirmed
  }
  let answer: Question["answer"] = () => {}
  const isConfirmed = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  question.set({ needsFactor, isConfirmed, answer })
  return isConfirmed
}

export const answerQuestion = (isConfirmed: boolean) => {
  const open = question.read()
  question.set(undefined)
  open?.answer(isConfirmed)
}

/** What a request fails with when the operator did not prove who they are. */
export const NOT_CONFIRMED = "This was not done, because you did not confirm that it is you."
