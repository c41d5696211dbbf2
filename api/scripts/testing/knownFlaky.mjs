import { readFileSync } from "node:fs"

/**
 * These tests may fail once in a run if they pass when run again. Each has the name that the summary prints, a reason,
 * and a day from which it counts as failed again.
 */
const known = JSON.parse(readFileSync(new URL("knownFlaky.json", import.meta.url), "utf8"))

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Throws for an entry without a reason or a day. */
export const checkKnownFlaky = (entries) => {
  const faulty = entries.find(({ test, why, until }) => !test?.trim() || !why?.trim() || !DAY.test(until))
  if (faulty) throw new Error(`knownFlaky.json: give "test", "why" and "until" (YYYY-MM-DD): ${JSON.stringify(faulty)}`)
}

export const isKnownFlaky = (name, entries = known, today = new Date().toISOString().slice(0, 10)) => {
  checkKnownFlaky(entries)
  return entries.some(({ test, until }) => test === name && today < until)
}
