import { useSyncExternalStore } from "react"

/** Light or dark. */
export type ColorMode = "light" | "dark"

const STORAGE_KEY = "color_mode"

const systemPrefersDark = () => window.matchMedia("(prefers-color-scheme: dark)")

const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

/** The operator's own choice on this browser or, until they make one, the system's. */
export const readColorMode = (): ColorMode => {
  const chosen = localStorage.getItem(STORAGE_KEY)
  if (chosen === "light" || chosen === "dark") return chosen
  return systemPrefersDark().matches ? "dark" : "light"
}

/** Remembers the operator's choice. */
export const chooseColorMode = (mode: ColorMode) => {
  localStorage.setItem(STORAGE_KEY, mode)
  announce()
}

const subscribe = (listener: () => void) => {
  const system = systemPrefersDark()
  listeners.add(listener)
  // The storage event tells of choices in other tabs.
  window.addEventListener("storage", listener)
  system.addEventListener("change", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
    system.removeEventListener("change", listener)
  }
}

/** The current mode; the component renders anew whenever it changes. */
export const useColorMode = () => useSyncExternalStore(subscribe, readColorMode)
