import "@testing-library/jest-dom/jest-globals"
import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { configure } from "@testing-library/react"
import { toast } from "sonner"
import { server } from "./msw/server.ts"

// A busy machine may take its time; a test that waits in vain still ends before jest's own limit.
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => server.listen({ onUnhandledRequest: "error" }))

afterEach(() => {
  server.resetHandlers()
  // A new Toaster shows again what was not dismissed.
  toast.dismiss()
  // A suite may ask for the plain Node environment, which has no storage.
  if (typeof window !== "undefined") {
    window.localStorage.clear()
    window.sessionStorage.clear()
  }
})

afterAll(() => server.close())
