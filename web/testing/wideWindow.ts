import { jest } from "@jest/globals"

/** Makes the window wide enough for a lead beside its list. */
export const widenWindow = () => {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation(
      (media) =>
        ({ media, matches: media.includes("min-width"), addEventListener() {}, removeEventListener() {} }) as never,
    )
}
