import { type ComponentType, lazy, useEffect, useState } from "react"
import { fetchOnline } from "./lazyComponent.tsx"

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
      // A failed preload is retried and reported on render.
      const id = window.requestIdleCallback?.(() => void fetchPart().catch(() => undefined))
      return () => window.cancelIdleCallback?.(id)
    }, [])

  return { Part, useIdleFetch }
}
