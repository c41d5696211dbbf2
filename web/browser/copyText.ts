/** Used on origins without TLS, which have no clipboard API. */
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

/** Resolves to false if the browser cannot copy. */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
