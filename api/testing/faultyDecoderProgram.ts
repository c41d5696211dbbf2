// Stands in for decoderProgram.ts where a test is about what the server does when it goes wrong. What a job holds as
// bytes says what becomes of it.

const faults: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  crash: () => process.kill(process.pid, "SIGKILL"),
  grow: () => process.send?.({ name: "exceeded", limit: "bytes" }),
  work: () => {
    const checked = { outcome: "readable", width: 1, height: 1, isAnimated: false }
    process.send?.({ name: "done", checked, cost: { cpuMs: 1, bytes: 1 } })
  },
}

process.on("message", ({ job }: { job: { bytes: Uint8Array } }) => faults[Buffer.from(job.bytes).toString()]?.())
process.on("disconnect", () => process.exit())
process.send?.({ name: "ready" })
