import { capitalized, type LeadFact, type LeadKind, type LeadTypes } from "./leadKind.ts"

// Kept out of the files of the kinds, as the first list waits for those files but does not need this function.

/** Adds correctable texts that `details` leaves out, such as optional ones. */
export const factsOf = <Types extends LeadTypes>(
  { details, corrections, nameColumn: { field } }: LeadKind<Types>,
  lead: Types["lead"],
): Readonly<Record<string, LeadFact[]>> => {
  const { Contact = [], ...others } = details(lead)
  const shown = [...Contact, ...Object.values(others).flat()].flatMap(({ fields = [] }) => fields)
  const values = new Map<string, unknown>(Object.entries(lead))
  const further = corrections.filter((name) => ![field, "message", ...shown].includes(name))
  const texts = further.map((name) => ({
    term: capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)),
    value: String(values.get(name) ?? ""),
    fields: [name],
  }))
  return { Contact: [...Contact, ...texts], ...others }
}
