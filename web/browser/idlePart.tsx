import { type ComponentType, lazy, useEffect, useState } from "react"
import { fetchOnline } from "./lazyPart.tsx"

/** A component whose file is fetched when rendered, or before that in an idle moment. */
export const idlePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
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
      // One that fails is tried again when it is needed, and reported then.
      const id = window.requestIdleCallback?.(() => void fetchPart().catch(() => undefined))
      return () => window.cancelIdleCallback?.(id)
    }, [])

  return { Part, useIdleFetch }
}
