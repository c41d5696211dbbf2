import { beforeEach, jest } from "@jest/globals"

/** Keeps the errors that a file's tests cause out of the output, and takes all spies back after each test. */
export const muteErrors = () => {
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => {})
  })
}
