import { useEffect, useEffectEvent } from "react"

type Events = WindowEventMap & DocumentEventMap

type Listeners = { readonly [Type in keyof Events]?: (event: Events[Type]) => unknown }

export const listen = (
  target: EventTarget | null | undefined,
  listeners: Listeners,
  options?: AddEventListenerOptions,
) => {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of all) target?.addEventListener(type, listener, options)
  return () => {
    for (const [type, listener] of all) target?.removeEventListener(type, listener, options)
  }
}

export const useWindowEvent = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => unknown,
  isOn = true,
) => {
  const call = useEffectEvent(listener)
  useEffect(() => {
    if (isOn) return listen(window, { [type]: (event: WindowEventMap[Type]) => call(event) })
  }, [type, isOn])
}

export const stopAll =
  (...stops: (() => void)[]) =>
  () => {
    for (const stop of stops) stop()
  }
