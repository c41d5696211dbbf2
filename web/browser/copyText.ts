/** Copies in the way that browsers still have on insecure origins. */
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

/** Copies a text to the clipboard; false when the browser offers no way to do so. */
export const copyText = async (text: string) => {
  try {
    // Only secure origins have a clipboard, and the operator may have denied access to it.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
