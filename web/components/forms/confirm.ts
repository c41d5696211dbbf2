import { createStore } from "../../browser/store.ts"

interface Question {
  title: string
  text: string
  closeLabel?: string
  goLabel: string
  /** Runs before the dialog closes. If it fails, the dialog stays open and shows the reason. */
  act?: () => Promise<unknown>
  done?: string
  focusAfterwards?: () => HTMLElement | null
}

export interface OpenQuestion extends Question {
  answer: (isConfirmed: boolean) => void
}

export const openQuestion = createStore<OpenQuestion | undefined>(undefined)

export const confirm = (asked: Question) =>
  new Promise<boolean>((resolve) => {
    const answer = (isConfirmed: boolean) => {
      // Another question may be open once `act` is done; it must stay.
      if (openQuestion.read()?.answer === answer) openQuestion.set(undefined)
      resolve(isConfirmed)
    }
    openQuestion.set({ ...asked, answer })
  })
