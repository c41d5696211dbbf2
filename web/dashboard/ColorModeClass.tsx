import { useLayoutEffect } from "react"
import { useColorMode } from "./colorMode.ts"

/** Puts the colour mode where Chakra's tokens look for it, before anything is painted. */
export const ColorModeClass = () => {
  const mode = useColorMode()
  useLayoutEffect(() => {
    const root = document.documentElement
    root.classList.remove("light", "dark")
    root.classList.add(mode)
    root.style.colorScheme = mode
  }, [mode])
  return null
}
