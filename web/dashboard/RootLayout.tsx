import { Outlet, ScrollRestoration } from "react-router-dom"
import { Toasts } from "../components/Toasts.tsx"

/** What every screen has: the toasts, and the top of the page after a change of route (SPEC §2). */
export const RootLayout = () => (
  <>
    <Outlet />
    <Toasts />
    <ScrollRestoration />
  </>
)
