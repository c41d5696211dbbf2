import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { projectRoot } from "../../../platform/processes/projectRoot.ts"
import { freePort } from "../../../testing/process/freePort.ts"

const ANSWERS_WITHIN_MS = 10_000

export const hasNginx = () => spawnSync("nginx", ["-v"]).status === 0

const block = (documented: string, start: string, inside: RegExp) => {
  const blocks = documented.match(new RegExp(`^( *)${start} \\{\\n[^]*?\\n\\1\\}`, "gm")) ?? []
  const found = blocks.find((text) => inside.test(text))
  if (!found) throw new Error(`docs/deploy/nginx.conf has no such ${start}`)
  return found
}

const configuration = async (port: number, upstreams: readonly number[]) => {
  const documented = await readFile(join(projectRoot, "docs/deploy/nginx.conf"), "utf8")
  let server = 0
  return `
daemon off;
pid nginx.pid;
worker_processes 1;
error_log stderr error;
events { worker_connections 2048; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`).join(" ")}
${block(documented, "upstream farelight", /server/).replaceAll(/127\.0\.0\.1:\d+/g, () => `127.0.0.1:${upstreams[server++]}`)}
${block(documented, "server", /location/)
  .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
  .replaceAll(/^ *ssl_.*\n/gm, "")}
}
`
}

const REASON = /^\S+ \S+ \[error\] \S+ \*\d+ (.*?), client:/gm

const complaints = (printed: string) => {
  const counts = new Map<string, number>()
  for (const [, reason = ""] of printed.matchAll(REASON)) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => `${count} x nginx: ${reason}`)
}

/** Keeps connections alive on both sides, as an operator's proxy would. */
export const startNginx = async (upstreams: readonly number[]) => {
  const folder = await mkdtemp(join(tmpdir(), "farelight-nginx-"))
  const port = await freePort()
  await writeFile(join(folder, "nginx.conf"), await configuration(port, upstreams))
  const child = spawn("nginx", ["-p", folder, "-c", "nginx.conf"], { stdio: ["ignore", "ignore", "pipe"] })
  const closed = once(child, "close")
  const printed: Buffer[] = []
  child.stderr.on("data", (chunk) => printed.push(chunk))
  const url = `http://127.0.0.1:${port}`
  const givesUpAt = performance.now() + ANSWERS_WITHIN_MS
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (performance.now() > givesUpAt) throw new Error(`nginx does not answer:\n${Buffer.concat(printed)}`)
    await delay(50)
  }
  return {
    url,
    complaints: () => complaints(Buffer.concat(printed).toString()),
    end: async () => {
      child.kill("SIGTERM")
      await closed
      await rm(folder, { recursive: true, force: true })
    },
  }
}
