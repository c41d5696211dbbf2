import { setupWorker } from "msw/browser"
import typeDefs from "../../schema.graphql?raw"
import { type MockState, mockHandlers, mockStates } from "./handlers.ts"
import { createMockSchema } from "./mockSchema.ts"

const PARAMETER = "mock"

/** Stored, so that the state in the address (`?mock=slow`) applies to this tab until an address names another. */
const wantedState = (): MockState => {
  const named = new URLSearchParams(location.search).get(PARAMETER) ?? sessionStorage.getItem(PARAMETER)
  const state = mockStates.find((name) => name === named) ?? "normal"
  sessionStorage.setItem(PARAMETER, state)
  return state
}

/** Requests that have no handler go to the mock server. */
export const startWorker = () => {
  const state = wantedState()
  const schema = createMockSchema(typeDefs, { isEmpty: state === "empty" })
  return setupWorker(...mockHandlers(schema, state)).start({ onUnhandledRequest: "bypass" })
}
