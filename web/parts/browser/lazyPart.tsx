import { type ComponentType, lazy, Suspense } from "react"

/** Fetches a file: if it does not come because the line is gone, as soon as that is back. React asks only once. */
export const fetchOnline = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }))
    return fetchOnline(load)
  }
}

/** A component whose file is fetched when it is first drawn. Whatever is around it says what stands in its place until then. */
export const lazyPart = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazy(async () => ({ default: (await fetchOnline(load))[name] as ComponentType })) as unknown as Module[Name]

/** The same, with nothing in its place until it is there. */
export const latePart = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) => {
  const Part = lazyPart(load, name) as ComponentType<object>
  const Late = (props: object) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  return Late as Module[Name]
}
