import { listen, stopAll } from "../browser/listen.ts"
import { useStore } from "../browser/store.ts"
import { localTexts } from "../browser/storedTexts.ts"

export type ColorMode = "light" | "dark"

const STORAGE_KEY = "color_mode"

const systemPrefersDark = () => window.matchMedia("(prefers-color-scheme: dark)")

const read = (): ColorMode => {
  const chosen = localTexts.read(STORAGE_KEY)
  if (chosen === "light" || chosen === "dark") return chosen
  return systemPrefersDark().matches ? "dark" : "light"
}

const subscribe = (listener: () => void) =>
  stopAll(localTexts.subscribe(listener), listen(systemPrefersDark(), { change: listener }))

export const chooseColorMode = (mode: ColorMode) => {
  localTexts.write(STORAGE_KEY, mode)
}

export const useColorMode = () => useStore({ read, subscribe })
