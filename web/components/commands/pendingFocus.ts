import { createStore } from "../../browser/store.ts"

interface PendingField {
  name: string
  typed: string
  giveUp: (() => void) | undefined
  /** In ms since 1970; set if loading failed. Up to this time, keys still count as typed text and run no commands. */
  failedUntil?: number
}

/** In milliseconds. After a longer pause, a key no longer counts as part of the same text. */
export const PAUSE_MS = 1000

const LONGEST_MS = 15_000

let longest: ReturnType<typeof setTimeout> | undefined

const coming = createStore<PendingField | undefined>(undefined)

export const typedSoFar = { read: () => coming.read()?.typed ?? "", subscribe: coming.subscribe }

const isTextField = (target: HTMLElement): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null)

const insert = (field: HTMLInputElement | HTMLTextAreaElement, typed: string) => {
  const text = field instanceof HTMLTextAreaElement ? typed : typed.replaceAll("\n", "")
  const room = field.maxLength < 0 ? text.length : field.maxLength - field.value.length
  if (!text || room <= 0) return
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
  field.setRangeText(text.slice(0, room), start, end, "end")
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }))
}

const withKey = (typed: string, key: string) => {
  if (key === "Backspace") return [...typed].slice(0, -1).join("")
  if (key === "Enter") return `${typed}\n`
  return [...key].length === 1 ? typed + key : undefined
}

const recordKey = (event: KeyboardEvent) => {
  const field = coming.read()
  const isCharacter = event.getModifierState("AltGraph") || !(event.ctrlKey || event.metaKey || event.altKey)
  if (!field || event.isComposing || !isCharacter) return
  if (event.key === "Tab" || (field.failedUntil ?? Infinity) < Date.now()) return cancelPendingFocus()
  if (event.key === "Escape") {
    cancelPendingFocus()
    if (!field.giveUp) return
    field.giveUp()
  } else {
    const typed = withKey(field.typed, event.key)
    if (typed === undefined) return
    // The key that requested the field may still be held down, so its repeats are ignored.
    if (!event.repeat || field.typed) coming.set({ ...field, typed })
    if (field.failedUntil !== undefined) recordFieldFailure()
  }
  event.preventDefault()
  event.stopPropagation()
}

const handOver = ({ target }: FocusEvent) => {
  const field = coming.read()
  if (!field || !(target instanceof HTMLElement)) return
  const isIt = target.dataset.field === field.name
  const takesText = isTextField(target)
  if (!isIt && !takesText) return
  cancelPendingFocus()
  // In a microtask, as the code that focuses the field sets the caret after the event.
  if (isIt && takesText) queueMicrotask(() => insert(target, field.typed))
}

export const cancelPendingFocus = () => {
  if (!coming.read()) return
  clearTimeout(longest)
  coming.set(undefined)
  document.removeEventListener("keydown", recordKey, true)
  document.removeEventListener("focusin", handOver)
  document.removeEventListener("pointerdown", cancelPendingFocus, true)
  window.removeEventListener("popstate", cancelPendingFocus)
}

/** If the field fails to load, the rest of its text must not run commands. */
export const recordFieldFailure = () => {
  const field = coming.read()
  if (field) coming.set({ ...field, failedUntil: Date.now() + PAUSE_MS })
}

/** Collects keys for a field that loads later, by its `data-field`. Escape, or moving the focus, cancels. */
export const expectField = (name: string, giveUp?: () => void) => {
  const before = coming.read()
  if (!before) {
    document.addEventListener("keydown", recordKey, true)
    document.addEventListener("focusin", handOver)
    document.addEventListener("pointerdown", cancelPendingFocus, true)
    window.addEventListener("popstate", cancelPendingFocus)
  }
  clearTimeout(longest)
  longest = setTimeout(recordFieldFailure, LONGEST_MS)
  coming.set({ name, typed: before?.name === name ? before.typed : "", giveUp })
}
