import { deferredComponent, heldDialog } from "../../browser/lazyComponent.tsx"
import { openQuestion } from "./confirm.ts"

// Keeps Chakra's dialog out of the first load.
const ConfirmDialog = deferredComponent(() => import("./ConfirmDialog.tsx"), "ConfirmDialog")

/** Leaving the dashboard declines the open question. */
export const Confirmation = heldDialog(openQuestion, () => openQuestion.read()?.answer(false), ConfirmDialog)
