import { Outlet, ScrollRestoration } from "react-router-dom"
import { Toasts } from "../components/Toasts.tsx"
import { ColorModeClass } from "./ColorModeClass.tsx"
import { useColorMode } from "./colorMode.ts"
import { useStayOnDrop } from "./useStayOnDrop.ts"

/** What every screen has: its colours, the toasts, and the top of the page after a change of route. */
export const RootLayout = () => {
  const mode = useColorMode()
  useStayOnDrop()
  return (
    <>
      <ColorModeClass />
      <Outlet />
      <Toasts mode={mode} />
      <ScrollRestoration />
    </>
  )
}
