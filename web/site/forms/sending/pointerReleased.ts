/** Waits for a press to end: a hint that appears on blur would move the button and cancel the click. */
export const pointerReleased = () =>
  new Promise<void>((resolve) => {
    if (!document.querySelector("button:active, a:active, label:active")) resolve()
    else window.addEventListener("pointerup", () => setTimeout(resolve), { once: true })
  })
