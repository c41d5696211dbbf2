// Replaces decoderProgram.ts in tests of decoding failures; a job's bytes name the failure.

const faults: Record<string, () => void> = {
  // Blocks the event loop as decoding does, but without using the CPU.
  hang: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  crash: () => process.kill(process.pid, "SIGKILL"),
  grow: () => process.send?.({ name: "exceeded", limit: "bytes" }),
  work: () => {
    const result = { outcome: "readable", width: 1, height: 1, isAnimated: false }
    process.send?.({ name: "done", result, cost: { cpuMs: 1, bytes: 1 } })
  },
}

process.on("message", ({ job }: { job: { bytes: Uint8Array } }) => faults[Buffer.from(job.bytes).toString()]?.())
process.on("disconnect", () => process.exit())
process.send?.({ name: "ready" })
