import "@testing-library/jest-dom/jest-globals"
import { afterAll, afterEach, beforeAll, jest } from "@jest/globals"
import { configure, getConfig } from "@testing-library/react"
import { toast } from "sonner"
import { restoreHandlers, server } from "./server.ts"

configure(({ getElementError }) => ({
  // A busy machine is slow. A test that waits in vain still ends before jest's own timeout.
  asyncUtilTimeout: 30_000,
  // Printing the document is slow, and every failing retry would do it.
  getElementError: (message, container) => {
    const isTried = Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics")
    return isTried ? new Error(message ?? "") : getElementError(message, container)
  },
}))

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
  // Fails the test even if a component handles the failed request.
  const mistakes = unhandled.splice(0)
  restoreHandlers()
  jest.restoreAllMocks()
  // A new Toaster would show undismissed toasts again.
  toast.dismiss()
  // A suite may use the Node environment, which has no storage.
  if (typeof window !== "undefined") {
    window.localStorage.clear()
    window.sessionStorage.clear()
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"))
})

afterAll(() => server.close())
