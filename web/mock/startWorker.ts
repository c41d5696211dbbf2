import { bypass } from "msw"
import { setupWorker } from "msw/browser"
import typeDefs from "../../schema.graphql?raw"
import { createMockApi, type MockState, mockStates } from "./mockApi.ts"
import { addSeeds } from "./seeds.ts"

const PARAMETER = "mock"

const isMockState = (name: string | null): name is MockState => mockStates.some((state) => state === name)

/** The state that the address asks for, as in `?mock=slow`. It holds in this tab until another one is asked for. */
const wantedState = (): MockState => {
  const asked = new URLSearchParams(location.search).get(PARAMETER)
  if (isMockState(asked)) sessionStorage.setItem(PARAMETER, asked)
  const kept = sessionStorage.getItem(PARAMETER)
  return isMockState(kept) ? kept : "normal"
}

const measure = async (file: File) => {
  const { width, height } = await createImageBitmap(file)
  return { width, height }
}

/** Has the browser's service worker answer what the web client asks of the API; all else goes to the mock server. */
export const startWorker = () => {
  const api = createMockApi({
    typeDefs,
    // Enough for the states in between, such as "Loading dashboard...", to be seen.
    latencyMs: 400,
    measure,
    renderPreview: (page, blocks, pictures) =>
      fetch(
        bypass(`/adminpage/preview/${page}`, {
          method: "POST",
          body: JSON.stringify({ blocks, pictures }),
        }),
      ),
  })
  api.state = wantedState()
  api.store.loginHintKey = "mock"
  if (api.state !== "empty") addSeeds(api.store)
  return setupWorker(...api.handlers).start({ onUnhandledRequest: "bypass" })
}
