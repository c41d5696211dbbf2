import type { RequestHandler } from "msw"
import { setupServer } from "msw/node"

export const server = setupServer()

let handlers: RequestHandler[] = []

export const answerBy = (...given: RequestHandler[]) => {
  handlers = given
  server.resetHandlers(...given)
}

export const restoreHandlers = () => server.resetHandlers(...handlers)
