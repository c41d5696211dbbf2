export const MENU_ID = "site-menu"

/** Makes the menu button work before hydration, which may take seconds. */
export const handleMenuEarly = () => {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return
    const toggle = target.closest(`[aria-controls="${MENU_ID}"]:not([data-ready])`)
    if (!toggle) return
    const isOpen = String(toggle.getAttribute("aria-expanded") !== "true")
    toggle.setAttribute("aria-expanded", isOpen)
    document.getElementById(MENU_ID)?.setAttribute("data-open", isOpen)
  })
}
