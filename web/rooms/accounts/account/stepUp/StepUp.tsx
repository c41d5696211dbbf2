import { lazy, Suspense, useEffect } from "react"
import { answerQuestion, openQuestion } from "../../../../apollo/stepUp.ts"
import { useStore } from "../../../../parts/browser/store.ts"

const StepUpDialog = lazy(async () => ({ default: (await import("./StepUpDialog.tsx")).StepUpDialog }))

/** Asks who the operator is, while a request waits for it. */
export const StepUp = () => {
  const question = useStore(openQuestion)
  // Whoever leaves the dashboard does not answer any more.
  useEffect(() => () => answerQuestion(false), [])
  return (
    question && (
      <Suspense>
        <StepUpDialog needsFactor={question.needsFactor} />
      </Suspense>
    )
  )
}
