/** A hint that appears on blur would move the button and cancel the click, so it waits for the end of the press. */
export const pointerReleased = () =>
  new Promise<void>((resolve) => {
    if (!document.querySelector("button:active, a:active, label:active")) resolve()
    else window.addEventListener("pointerup", () => setTimeout(resolve), { once: true })
  })
