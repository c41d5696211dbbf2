import { solveProof } from "@farelight/api/contract/leads/proofOfWork.ts"

self.onmessage = async ({ data }: MessageEvent<Parameters<typeof solveProof>[0]>) => {
  self.postMessage(await solveProof(data))
}
