import { readFile, rename, writeFile } from "node:fs/promises"

// The polling workflow as a program: prints one line of JSON for each change since the last run. Run it by cron.

const { FARELIGHT_URL, FARELIGHT_KEY, POSITION_FILE = "position.txt" } = process.env

const ask = async (query) => {
  const response = await fetch(`${FARELIGHT_URL}/api/changes?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${FARELIGHT_KEY}` },
    signal: AbortSignal.timeout(30_000),
  })
  if (response.ok) return response.json()
  throw new Error(`Farelight answered ${response.status}: ${(await response.json().catch(() => ({}))).message}`)
}

const keep = async (position) => {
  await writeFile(`${POSITION_FILE}.new`, String(position))
  await rename(`${POSITION_FILE}.new`, POSITION_FILE)
}

const kept = await readFile(POSITION_FILE, "utf8").catch(() => null)
// The first run only stores the position, so that past changes trigger nothing.
if (kept === null) await keep((await ask({ limit: 1 })).head_position)
for (let after = kept, hasMore = kept !== null; hasMore; ) {
  const page = await ask({ after, limit: 100 })
  for (const change of page.changes) console.log(JSON.stringify(change))
  // Stored after printing: a crash repeats changes rather than losing them.
  await keep(page.next_position)
  after = page.next_position
  hasMore = page.has_more
}
