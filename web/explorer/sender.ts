import { readAdminToken, subscribeAdminToken } from "../apollo/adminToken.ts"
import { useStore } from "../parts/browser/store.ts"
import { sessionTexts } from "../parts/browser/storedTexts.ts"

/** As whom requests are sent: the operator signed in on this browser, a program with an API key, or a visitor. */
export const senders = ["session", "key", "visitor"] as const

export type Sender = (typeof senders)[number]

// For this tab only, and never in an address.
const SENDER_KEY = "explorer_sender"
const API_KEY_KEY = "explorer_api_key"

const chosenSender = () => senders.find((sender) => sender === sessionTexts.read(SENDER_KEY))

/** What was chosen; until then the operator who is signed in, if there is one. */
export const readSender = (): Sender => {
  const isSignedIn = readAdminToken() !== null
  const chosen = chosenSender() ?? "session"
  return chosen === "session" && !isSignedIn ? "key" : chosen
}

export const chooseSender = (sender: Sender) => sessionTexts.write(SENDER_KEY, sender)

export const readApiKey = () => sessionTexts.read(API_KEY_KEY) ?? ""

export const storeApiKey = (key: string) => sessionTexts.write(API_KEY_KEY, key.trim() || undefined)

const subscribe = (listener: () => void) => {
  const stops = [sessionTexts.subscribe(listener), subscribeAdminToken(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** As whom requests are sent; the component renders again when it changes. */
export const useSender = () => ({
  sender: useStore({ read: readSender, subscribe }),
  apiKey: useStore({ read: readApiKey, subscribe }),
  isSignedIn: useStore({ read: readAdminToken, subscribe }) !== null,
})

/** The headers that say who asks. */
export const senderHeaders = (): Record<string, string> => {
  const token = { session: readAdminToken, key: readApiKey, visitor: () => null }[readSender()]()
  return token ? { authorization: `Bearer ${token}` } : {}
}
