/**
 * Waits for the end of a press. What appears below a field when it is left would move the pressed button away, and the press
 * would be lost.
 */
export const untilReleased = () =>
  new Promise<void>((resolve) => {
    if (!document.querySelector("button:active, a:active, label:active")) resolve()
    else window.addEventListener("pointerup", () => setTimeout(resolve), { once: true })
  })
