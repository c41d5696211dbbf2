import { setupWorker } from "msw/browser"
import { demoApi } from "./demoApi.ts"

/** Has the browser's service worker answer the GraphQL requests; everything else goes to the mock server. */
export const startWorker = () => setupWorker(demoApi).start({ onUnhandledRequest: "bypass" })
