import { setupWorker } from "msw/browser"
import { demoApi } from "./demoApi.ts"
import { demoExports } from "./demoExport.ts"

/** Has the browser's service worker answer what the web client asks of the interfaces; everything else goes to the mock server. */
export const startWorker = () => setupWorker(demoApi, ...demoExports).start({ onUnhandledRequest: "bypass" })
