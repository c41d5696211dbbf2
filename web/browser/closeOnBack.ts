import { useEffect, useEffectEvent, useRef } from "react"
import { useLocation, useNavigate, useNavigationType } from "react-router-dom"
import { createStore, useStore } from "./store.ts"

interface Opened {
  close: () => void
}

const opened = createStore<readonly Opened[]>([])

export const useCloseOnBack = (close: () => void, isEnabled = true) => {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isEnabled) return
    const own = { close: () => closeNow() }
    opened.set([...opened.read(), own])
    return () => opened.set(opened.read().filter((other) => other !== own))
  }, [isEnabled])
}

/**
 * Each open dialog has a history entry. A dialog that a button closes leaves its entry behind, as going back is
 * asynchronous and would undo a navigation right afterward. The next dialog reuses the entry; Back skips it.
 */
export const useDialogHistory = () => {
  const dialogs = useStore(opened)
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const before = useRef(location)

  useEffect(() => {
    const left = before.current
    before.current = location
    if (type !== "POP" || left.state?.dialogOver !== location.key) return
    const top = opened.read().at(-1)
    if (top) top.close()
    else void navigate(-1)
  }, [location, type, navigate])

  useEffect(() => {
    const { pathname, search, hash, key, state } = location
    if (dialogs.length <= (state?.dialogDepth ?? 0)) return
    // The timeout lets React first unmount a dialog that Back has closed, and mount its replacement.
    const timer = setTimeout(() => {
      const marked = { ...state, dialogDepth: dialogs.length, dialogOver: key }
      void navigate({ pathname, search, hash }, { preventScrollReset: true, state: marked })
    })
    return () => clearTimeout(timer)
  }, [dialogs, location, navigate])
}
