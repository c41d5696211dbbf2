import { type ParseArgsConfig, parseArgs } from "node:util"
import { type WebhookEvent, webhookEvents } from "../../../../contract/record/webhooks.ts"
import { newSecret, signedHeaders } from "../sending/signature.ts"
import { headPosition, reasonOf, type Source } from "./followStream.ts"
import { forwardChanges } from "./forwardChanges.ts"

const allEvents = Object.values(webhookEvents)

const USAGE = `npm run webhooks:forward -- --to URL [--after POSITION] [--secret SECRET] [--events EVENT,EVENT]

Posts to URL, such as http://localhost:4000/hooks, what a webhook would be sent, so that a receiver can be written on a
machine that the Internet does not reach. FARELIGHT_URL says where Farelight is, and FARELIGHT_KEY has an API key with the
scope leads:read. Ends with Ctrl+C.

--after   begins behind a position instead of with what happens from now on
--secret  signs by a secret of yours, whsec_ and base64; otherwise by a new one, which is printed
--events  posts only some of ${allEvents.join(", ")}`

const options = {
  to: { type: "string" },
  after: { type: "string" },
  secret: { type: "string" },
  events: { type: "string" },
  help: { type: "boolean" },
} satisfies ParseArgsConfig["options"]

const isEvent = (name: string): name is WebhookEvent => (allEvents as string[]).includes(name)

const webAddress = (name: string, text: string | undefined) => {
  if (text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Error(`${name} must be an address that begins with http:// or https://`)
}

const readSecret = (given: string | undefined) => {
  if (given === undefined) return newSecret()
  try {
    signedHeaders([given], "", "", new Date())
    return given
  } catch {
    throw new Error("--secret must be whsec_ and base64")
  }
}

const readEvents = (given: string | undefined) => {
  const names = given?.split(",") ?? allEvents
  if (names.every(isEvent)) return names
  throw new Error(`--events must be some of ${allEvents.join(",")}`)
}

const readPosition = (given: string | undefined) => {
  if (given === undefined || /^\d{1,15}$/.test(given)) return given === undefined ? null : Number(given)
  throw new Error("--after must be a position: a whole number")
}

const say = (text: string) => void process.stdout.write(`${text}\n`)

const run = async () => {
  const { values } = parseArgs({ options })
  if (values.help) return say(USAGE)
  const { FARELIGHT_URL, FARELIGHT_KEY: key = "" } = process.env
  if (!key) throw new Error("FARELIGHT_KEY must be an API key with the scope leads:read")
  const ending = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort())
  const source: Source = { url: webAddress("FARELIGHT_URL", FARELIGHT_URL), key, say, signal: ending.signal }
  const to = webAddress("--to", values.to)
  const [secret, events, given] = [readSecret(values.secret), readEvents(values.events), readPosition(values.after)]
  const after = given ?? (await headPosition(source))
  if (values.secret === undefined) say(`Signed by ${secret}`)
  say(`Forwarding what happens behind position ${after} to ${to}`)
  const position = await forwardChanges({ ...source, to, secret, events, after })
  say(`Ended. Go on with --after ${position}`)
}

try {
  await run()
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}
