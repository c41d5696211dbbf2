import { useEffect } from "react"
import { deferredComponent } from "../../browser/lazyComponent.tsx"
import { useStore } from "../../browser/store.ts"
import { answerQuestion, openQuestion } from "./confirm.ts"

// Keeps Chakra's dialog out of the first load.
const ConfirmDialog = deferredComponent(() => import("./ConfirmDialog.tsx"), "ConfirmDialog")

export const Confirmation = () => {
  const question = useStore(openQuestion)
  // Leaving the dashboard declines.
  useEffect(() => () => answerQuestion(false), [])
  return question && <ConfirmDialog {...question} />
}
