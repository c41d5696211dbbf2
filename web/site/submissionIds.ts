import type { SubmittedForm } from "@farelight/api/contract/site.ts"
import { sessionTexts } from "../components/storedTexts.ts"

const ID_LENGTH = 36

/**
 * Hands out the id under which one form's values are sent. The same values get the same id, also after a reload of
 * the page, so that a repeat after a lost answer makes no second lead; other values, or the same ones once they are
 * stored, get a new one. The session keeps the last id, followed by its values, under `key`.
 */
export const createSubmissionIds = (key: string) => {
  let last = sessionTexts.read(key) ?? ""
  const keep = (idAndValues: string) => {
    last = idAndValues
    sessionTexts.write(key, last || undefined)
  }
  return {
    idFor: (form: SubmittedForm) => {
      const values = JSON.stringify(form)
      if (last.slice(ID_LENGTH) !== values) keep(randomId() + values)
      return last.slice(0, ID_LENGTH)
    },
    forget: () => keep(""),
  }
}

// `crypto.randomUUID` exists only on secure origins; a trial on a plain http address in a local network has none.
const randomId = () => {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5")
}
