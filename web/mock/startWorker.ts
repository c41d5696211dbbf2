import { setupWorker } from "msw/browser"
import typeDefs from "../../schema.graphql?raw"
import { type MockState, mockHandlers, mockStates } from "./handlers.ts"
import { createMockSchema } from "./mockSchema.ts"

const PARAMETER = "mock"

/** The state that the address names, as in `?mock=slow`. It applies to this tab until the address names another. */
const wantedState = (): MockState => {
  const named = new URLSearchParams(location.search).get(PARAMETER) ?? sessionStorage.getItem(PARAMETER)
  const state = mockStates.find((name) => name === named) ?? "normal"
  sessionStorage.setItem(PARAMETER, state)
  return state
}

/** Makes the browser's service worker answer the API's requests; all others go to the mock server. */
export const startWorker = () => {
  const state = wantedState()
  const schema = createMockSchema(typeDefs, { isEmpty: state === "empty" })
  return setupWorker(...mockHandlers(schema, state)).start({ onUnhandledRequest: "bypass" })
}
