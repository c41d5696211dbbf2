import { readFileSync } from "node:fs"

// Linux only; NaN elsewhere and for an ended process.

const TICK_MS = 10

const read = (path: string) => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return ""
  }
}

/** The fields after the process's name, which may have spaces: state, parent, ... */
const statOf = (pid: number) => read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? []

export const cpuMsOf = (pid: number): number => {
  const fields = statOf(pid)
  return (Number(fields[11] ?? Number.NaN) + Number(fields[12] ?? Number.NaN)) * TICK_MS
}

const memoryOf = (pid: number, figure: "VmRSS" | "VmHWM") =>
  Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`))?.[1] ?? Number.NaN) * 1024

export const memoryBytesOf = (pid: number): number => memoryOf(pid, "VmRSS")

export const peakBytesOf = (pid: number): number => memoryOf(pid, "VmHWM")
