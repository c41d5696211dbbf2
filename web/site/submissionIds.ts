import type { SubmittedForm } from "@farelight/api/modules/site/contract.ts"

/**
 * Hands out the id under which one form's values are sent. The same values get the same id, so that a repeat
 * after a lost answer makes no second lead; other values, or the same ones once they are stored, get a new one.
 */
export const createSubmissionIds = () => {
  let last: { values: string; id: string } | undefined
  return {
    idFor: (form: SubmittedForm) => {
      const values = JSON.stringify(form)
      if (last?.values !== values) last = { values, id: randomId() }
      return last.id
    },
    forget: () => {
      last = undefined
    },
  }
}

// `crypto.randomUUID` exists only on secure origins; a trial on a plain http address in a local network has none.
const randomId = () => {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5")
}
