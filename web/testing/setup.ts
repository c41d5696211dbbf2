import "@testing-library/jest-dom/jest-globals"
import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { configure } from "@testing-library/react"
import { toast } from "sonner"
import { api, server } from "./mockApi.ts"

// A busy machine may take its time; a test that waits in vain still ends before jest's own limit.
configure({ asyncUtilTimeout: 15_000 })

const unhandled: string[] = []

beforeAll(() =>
  server.listen({
    onUnhandledRequest: ({ method, url }, { error }) => {
      unhandled.push(`${method} ${url} has no handler`)
      error()
    },
  }),
)

afterEach(() => {
  // A component may show a failed request like any other failure: the test has to fail itself.
  const mistakes = [...unhandled.splice(0), ...api.mistakes]
  api.reset()
  server.resetHandlers()
  // A new Toaster shows again what was not dismissed.
  toast.dismiss()
  // A suite may ask for the plain Node environment, which has no storage.
  if (typeof window !== "undefined") {
    window.localStorage.clear()
    window.sessionStorage.clear()
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"))
})

afterAll(() => server.close())
