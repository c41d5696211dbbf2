import { createStore } from "../../browser/store.ts"

interface Question {
  title: string
  text: string
  closeLabel?: string
  goLabel: string
}

const question = createStore<(Question & { answer: (isConfirmed: boolean) => void }) | undefined>(undefined)

/** The open question, which a dialog in the dashboard's layout shows. */
export const openQuestion = { read: question.read, subscribe: question.subscribe }

/** Asks the operator; resolves to false if declined. */
export const confirm = (asked: Question) => new Promise<boolean>((answer) => question.set({ ...asked, answer }))

export const answerQuestion = (isConfirmed: boolean) => {
  const open = question.read()
  question.set(undefined)
  open?.answer(isConfirmed)
}
