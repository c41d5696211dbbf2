import { readFileSync } from "node:fs"

/**
 * Tests that may fail once in a run if they pass when run again, for a while: by name as the summary prints it, with a
 * reason and the day from which on they count as red again.
 */
const known = JSON.parse(readFileSync(new URL("knownFlaky.json", import.meta.url), "utf8"))

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Throws for an entry without a reason or a day. */
export const checkKnownFlaky = (entries) => {
  const faulty = entries.find(({ test, why, until }) => !test?.trim() || !why?.trim() || !DAY.test(until))
  if (faulty) throw new Error(`knownFlaky.json: give "test", "why" and "until" (YYYY-MM-DD): ${JSON.stringify(faulty)}`)
}

/** True if a test that passed on its second run is on the list on this day. */
export const isKnownFlaky = (name, entries = known, today = new Date().toISOString().slice(0, 10)) => {
  checkKnownFlaky(entries)
  return entries.some(({ test, until }) => test === name && today < until)
}
