import { beforeEach, jest } from "@jest/globals"

/** Mutes expected errors of a file's tests, and restores all spies after each test. */
export const muteErrors = () => {
  beforeEach(() => {
    jest.spyOn(console, "error").mockImplementation(() => {})
  })
}
