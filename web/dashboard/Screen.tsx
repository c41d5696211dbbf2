import { Suspense, use } from "react"
import { documentBrand } from "../browser/documentBrand.ts"
import { DashboardShell } from "./shell/Shell.tsx"

type Screens = typeof import("./screens.tsx").screens

interface Props {
  name: keyof Screens
}

/** All screens behind the login are in one chunk, which the login page does not need. */
export const createScreens = (load: () => Promise<{ screens: Screens }>) => {
  let coming: Promise<void> | undefined
  let screens: Screens | undefined

  const loadScreens = () => {
    coming ??= load().then((loaded) => {
      screens = loaded.screens
    })
    return coming
  }

  /** A failed preload is not reported, as rendering tries again. */
  const prepareScreens = () =>
    void loadScreens().catch(() => {
      coming = undefined
    })

  const Screen = ({ name }: Props) => {
    if (!screens) use(loadScreens())
    const Shown = screens?.[name]
    return Shown && <Shown />
  }

  const FirstScreen = ({ name }: Props) => (
    <Suspense fallback={<DashboardShell brandName={documentBrand()} />}>
      <Screen name={name} />
    </Suspense>
  )

  return { loadScreens, prepareScreens, Screen, FirstScreen }
}

export const { loadScreens, prepareScreens, Screen, FirstScreen } = createScreens(() => import("./screens.tsx"))
