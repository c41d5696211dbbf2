import { type ComponentType, lazy, Suspense } from "react"
import { Opening } from "./Opening.tsx"

const PAUSE_MS = 1_000
const TRIES = 3

/** Fetches a file, up to four times: React asks once. Safari and Firefox before 155 need a reload. */
export const fetchOnline = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await load()
    } catch (error) {
      if (left === 0) throw error
    }
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }))
    // A line that has just come back may need a moment, and a browser does not always know that there is none.
    else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** A component whose file is fetched when it is first drawn. Whatever is around it says what stands in its place until then. */
export const lazyPart = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazy(async () => ({ default: (await fetchOnline(load))[name] as ComponentType })) as unknown as Module[Name]

/** The same, with nothing to see in its place until it is there. */
export const latePart = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) => {
  const Part = lazyPart(load, name) as ComponentType<object>
  const Late = (props: object) => (
    <Suspense fallback={<Opening />}>
      <Part {...props} />
    </Suspense>
  )
  return Late as Module[Name]
}
