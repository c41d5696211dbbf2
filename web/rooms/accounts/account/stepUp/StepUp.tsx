import { useEffect } from "react"
import { answerQuestion, openQuestion } from "../../../../apollo/stepUp.ts"
import { deferredComponent } from "../../../../browser/lazyComponent.tsx"
import { useStore } from "../../../../browser/store.ts"

const StepUpDialog = deferredComponent(() => import("./StepUpDialog.tsx"), "StepUpDialog")

export const StepUp = () => {
  const question = useStore(openQuestion)
  // Leaving the dashboard cancels the confirmation.
  useEffect(() => () => answerQuestion(false), [])
  return question && <StepUpDialog needsFactor={question.needsFactor} />
}
