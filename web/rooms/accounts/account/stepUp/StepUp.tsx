import { useEffect } from "react"
import { answerQuestion, openQuestion } from "../../../../apollo/stepUp.ts"
import { latePart } from "../../../../browser/lazyPart.tsx"
import { useStore } from "../../../../browser/store.ts"

const StepUpDialog = latePart(() => import("./StepUpDialog.tsx"), "StepUpDialog")

export const StepUp = () => {
  const question = useStore(openQuestion)
  // Leaving the dashboard cancels the confirmation.
  useEffect(() => () => answerQuestion(false), [])
  return question && <StepUpDialog needsFactor={question.needsFactor} />
}
