import { deferredComponent, heldDialog } from "../../browser/lazyComponent.tsx"
import { openQuestion } from "./confirm.ts"

// Deferred, as Chakra's dialog would make the first load larger.
const ConfirmDialog = deferredComponent(() => import("./ConfirmDialog.tsx"), "ConfirmDialog")

/** Leaving the dashboard declines the open question. */
export const Confirmation = heldDialog(openQuestion, () => openQuestion.read()?.answer(false), ConfirmDialog)
