import { Suspense, use } from "react"
import { documentBrand } from "../browser/documentBrand.ts"
import { DashboardShell } from "./shell/Shell.tsx"

type Screens = typeof import("./screens.tsx").screens

interface Props {
  name: keyof Screens
}

/** The screens behind the login, which all come in one file: the login page needs none of it. */
export const createScreens = (load: () => Promise<{ screens: Screens }>) => {
  let coming: Promise<void> | undefined
  let screens: Screens | undefined

  const loadScreens = () => {
    coming ??= load().then((loaded) => {
      screens = loaded.screens
    })
    return coming
  }

  /** Loads them ahead. If they do not come now, the screen that needs them asks once more. */
  const prepareScreens = () =>
    void loadScreens().catch(() => {
      coming = undefined
    })

  /** One of these screens, below a `FirstScreen`. */
  const Screen = ({ name }: Props) => {
    if (!screens) use(loadScreens())
    const Shown = screens?.[name]
    return Shown && <Shown />
  }

  /** What the others are in, and what stands for it while it is loaded. */
  const FirstScreen = ({ name }: Props) => (
    <Suspense fallback={<DashboardShell brandName={documentBrand()} />}>
      <Screen name={name} />
    </Suspense>
  )

  return { loadScreens, prepareScreens, Screen, FirstScreen }
}

export const { loadScreens, prepareScreens, Screen, FirstScreen } = createScreens(() => import("./screens.tsx"))
