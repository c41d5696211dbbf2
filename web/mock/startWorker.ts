import { setupWorker } from "msw/browser"
import typeDefs from "../../schema.graphql?raw"
import { type MockState, mockHandlers, mockStates } from "./handlers.ts"
import { createMockSchema } from "./mockSchema.ts"

const PARAMETER = "mock"

/** The state in the URL, as in `?mock=slow`. It applies to this tab until the URL names another. */
const wantedState = (): MockState => {
  const named = new URLSearchParams(location.search).get(PARAMETER) ?? sessionStorage.getItem(PARAMETER)
  const state = mockStates.find((name) => name === named) ?? "normal"
  sessionStorage.setItem(PARAMETER, state)
  return state
}

/** The browser's service worker answers API requests; all others reach the mock server. */
export const startWorker = () => {
  const state = wantedState()
  const schema = createMockSchema(typeDefs, { isEmpty: state === "empty" })
  return setupWorker(...mockHandlers(schema, state)).start({ onUnhandledRequest: "bypass" })
}
