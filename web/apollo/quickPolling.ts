import { useEffect } from "react"
import { polling } from "./polling.ts"

const QUICK_MS = 2_000
const SOON_MS = 5_000

export const isBeingSent = (status: string, dueAt: string | null) =>
  status === "SENDING" || (status === "QUEUED" && dueAt !== null && Date.parse(dueAt) < Date.now() + SOON_MS)

export const useQuickPolling = (startPolling: (intervalMs: number) => void, isQuick: boolean) => {
  useEffect(() => {
    startPolling(isQuick ? QUICK_MS : polling.pollInterval)
  }, [startPolling, isQuick])
}
