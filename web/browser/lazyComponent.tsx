import { type ComponentType, lazy, Suspense, useEffect, useState } from "react"
import { LoadingMark } from "./LoadingMark.tsx"
import { type Store, useStore } from "./store.ts"

export const preloadOnIdle = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let there: ComponentType<Props> | undefined
  const fetchPart = async () => {
    there = await fetchOnline(load)
    return { default: there }
  }
  const Late = lazy(fetchPart) as unknown as ComponentType<Props>

  const Part = (props: Props) => {
    const [Shown] = useState(() => there ?? Late)
    return <Shown {...props} />
  }

  const useIdleFetch = () =>
    useEffect(() => {
      // A failed preload is not reported, as rendering tries again and reports.
      const id = window.requestIdleCallback?.(() => void fetchPart().catch(() => undefined))
      return () => window.cancelIdleCallback?.(id)
    }, [])

  return { Part, useIdleFetch }
}

const PAUSE_MS = 1_000
const TRIES = 3

/**
 * Repeats a failed import, as React does not. Safari, and Firefox before 155, keep the failure until a reload.
 */
export const fetchOnline = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  for (let left = TRIES; ; ) {
    try {
      return await load()
    } catch (error) {
      if (left === 0) throw error
    }
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener("online", resolve, { once: true }))
    // Pauses before the next try, as a restored connection may need a moment, and a browser does not always notice that
    // it is offline.
    else {
      left -= 1
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** Has no fallback of its own: a `Suspense` around it shows one. */
export const lazyComponent = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazy(async () => ({ default: (await fetchOnline(load))[name] as ComponentType })) as unknown as Module[Name]

/** Renders nothing until it is loaded. */
export const deferredComponent = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) => {
  const Part = lazyComponent(load, name) as ComponentType<object>
  const Late = (props: object) => (
    <Suspense fallback={<LoadingMark />}>
      <Part {...props} />
    </Suspense>
  )
  return Late as Module[Name]
}

interface HeldProps<Value> {
  opened: Value
  close: () => void
}

/** Unmounting calls `close`, or the dialog would be open at the next visit. */
export const heldDialog =
  <Value extends object>(store: Store<Value | undefined>, close: () => void, Dialog: ComponentType<HeldProps<Value>>) =>
  () => {
    const opened = useStore(store)
    useEffect(() => close, [])
    return opened && <Dialog opened={opened} close={close} />
  }
