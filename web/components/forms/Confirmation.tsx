import { deferredComponent, heldDialog } from "../../browser/lazyComponent.tsx"
import { openQuestion } from "./confirm.ts"

// Keeps Chakra's dialog out of the first load.
const ConfirmDialog = deferredComponent(() => import("./ConfirmDialog.tsx"), "ConfirmDialog")

/** Shows the open question. Leaving the dashboard declines it. */
export const Confirmation = heldDialog(openQuestion, () => openQuestion.read()?.answer(false), ConfirmDialog)
