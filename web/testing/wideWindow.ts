import { jest } from "@jest/globals"

export const widenWindow = () => {
  jest
    .spyOn(window, "matchMedia")
    .mockImplementation(
      (media) =>
        ({ media, matches: media.includes("min-width"), addEventListener() {}, removeEventListener() {} }) as never,
    )
}
