/** Waits for a press to end. What appears on blur would move the button, and the press would be lost. */
export const untilReleased = () =>
  new Promise<void>((resolve) => {
    if (!document.querySelector("button:active, a:active, label:active")) resolve()
    else window.addEventListener("pointerup", () => setTimeout(resolve), { once: true })
  })
