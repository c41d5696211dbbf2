/** The way that browsers had before, and still have where the page's address is not a secure one. */
const copyBySelection = (text: string) => {
  const field = document.createElement("textarea")
  field.value = text
  field.readOnly = true
  field.style.position = "fixed"
  field.style.opacity = "0"
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  try {
    return document.execCommand("copy")
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}

/** Puts a text into the clipboard; false when the browser lets the page do so in no way. */
export const copyText = async (text: string) => {
  try {
    // Only secure origins have a clipboard, and the operator may have forbidden it.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
