import { setupServer } from "msw/node"

/** Answers the tests' requests; each test adds the handlers it needs, and a request without one fails. */
export const server = setupServer()
