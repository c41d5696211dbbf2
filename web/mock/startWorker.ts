import { type Role, roles } from "@farelight/api/contract/accounts/roles.ts"
import { bypass } from "msw"
import { setupWorker } from "msw/browser"
import typeDefs from "../../schema.graphql?raw"
import { createMockApi, type MockState, mockStates } from "./createMockApi.ts"
import { addSeeds } from "./data/seeds.ts"

const PARAMETER = "mock"
const ROLE_PARAMETER = "role"

const isMockState = (name: string | null): name is MockState => mockStates.some((state) => state === name)

/** The state that the address names, as in `?mock=slow`. It applies to this tab until the address names another. */
const wantedState = (): MockState => {
  const asked = new URLSearchParams(location.search).get(PARAMETER)
  if (isMockState(asked)) sessionStorage.setItem(PARAMETER, asked)
  const stored = sessionStorage.getItem(PARAMETER)
  return isMockState(stored) ? stored : "normal"
}

/** The role that the address names, as in `?role=viewer`, for as long; without one, the account is an owner. */
const wantedRole = (): Role => {
  const asked = new URLSearchParams(location.search).get(ROLE_PARAMETER)
  if (asked) sessionStorage.setItem(ROLE_PARAMETER, asked.toUpperCase())
  return roles.find((role) => role === sessionStorage.getItem(ROLE_PARAMETER)) ?? "OWNER"
}

const measure = async (file: File) => {
  const { width, height } = await createImageBitmap(file)
  return { width, height }
}

/** Makes the browser's service worker answer the API's requests; all others go to the mock server. */
export const startWorker = () => {
  const api = createMockApi({
    typeDefs,
    // Long enough to see loading states, such as "Loading dashboard...".
    latencyMs: 400,
    measure,
    renderPreview: (page, blocks, pictures, locale) =>
      fetch(
        bypass(`/adminpage/preview/${page}`, {
          method: "POST",
          body: JSON.stringify({ blocks, pictures, locale }),
        }),
      ),
  })
  api.state = wantedState()
  api.store.loginHintKey = "mock"
  if (api.state !== "empty") addSeeds(api.store)
  api.store.user.role = wantedRole()
  return setupWorker(...api.handlers).start({ onUnhandledRequest: "bypass" })
}
