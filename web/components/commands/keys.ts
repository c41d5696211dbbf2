import { localTexts } from "../../browser/storedTexts.ts"

// These inputs use only Space and the arrow keys, so letters may be shortcuts.
const NO_TEXT = ["checkbox", "radio", "button", "submit", "reset", "file", "image"].map((type) => `[type=${type}]`)

const TYPING = [
  `input:not(${NO_TEXT.join(", ")})`,
  "textarea",
  "select",
  "[contenteditable]:not([contenteditable=false])",
  "[role=textbox]",
].join(", ")

/** While such an element is open, it gets all keys; our own popups set `data-popup`. */
const POPUP = "dialog[open], [aria-modal=true]:not([hidden]), [role=menu]:not([hidden]), [data-popup=open]"

const SWITCH = "single_key_shortcuts"

export const singleKeys = {
  read: () => localTexts.read(SWITCH) !== "off",
  subscribe: localTexts.subscribe,
  set: (isOn: boolean) => localTexts.write(SWITCH, isOn ? undefined : "off"),
}

export const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)

// Typed characters are compared, as "/" and "?" need Shift on some keyboards. Libraries that compare keys with their
// modifiers find these characters on American keyboards only.
/** The typed character. On layouts that are not Latin, the Latin letter of the key; otherwise the key's name. */
const nameOf = ({ key, code, shiftKey }: KeyboardEvent) => {
  const letter = /^[a-z]$/i.test(key) ? key : /^\P{ASCII}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  if (letter) return shiftKey ? undefined : letter.toLowerCase()
  return key.length > 1 && shiftKey ? undefined : key.toLowerCase()
}

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPING) !== null

/** The key as commands name it ("j", "mod+k"); undefined if the browser, a field or a dialog uses the key. */
export const pressedKey = (event: KeyboardEvent): string | undefined => {
  if (event.defaultPrevented || event.isComposing || event.getModifierState("AltGraph") || event.altKey) return
  if (document.querySelector(POPUP)) return
  const name = nameOf(event)
  if (event.ctrlKey || event.metaKey) {
    const [wanted, other] = isApple() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
    return wanted && !other && name ? `mod+${name}` : undefined
  }
  if (isTyping(event)) return
  return name?.length === 1 && !singleKeys.read() ? undefined : name
}
