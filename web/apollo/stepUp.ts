import { createStore } from "../browser/store.ts"

interface Question {
  needsFactor: boolean
  isConfirmed: Promise<boolean>
  answer: (isConfirmed: boolean) => void
}

const question = createStore<Question | undefined>(undefined)

export const openQuestion = { read: question.read, subscribe: question.subscribe }

/** Resolves to false if the user declines. Requests at the same time share one dialog. */
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

export const NOT_CONFIRMED = "This was not done, because you did not confirm that it is you."
