import { answerQuestion, openQuestion } from "../../../../apollo/stepUp.ts"
import { deferredComponent, heldDialog } from "../../../../browser/lazyComponent.tsx"

const StepUpDialog = deferredComponent(() => import("./StepUpDialog.tsx"), "StepUpDialog")

/** Leaving the dashboard cancels the confirmation. */
export const StepUp = heldDialog(openQuestion, () => answerQuestion(false), StepUpDialog)
