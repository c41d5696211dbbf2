import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { projectRoot } from "../../projectRoot.ts"
import { freePort } from "../../testing/freePort.ts"

const ANSWERS_WITHIN_MS = 10_000

export const hasNginx = () => spawnSync("nginx", ["-v"]).status === 0

const block = (text: string, start: RegExp) => {
  const found = new RegExp(`^( *)${start.source} \\{\\n[^]*?\\n\\1\\}`, "m").exec(text)?.[0]
  if (!found) throw new Error(`docs/deploy/nginx.conf has no ${start.source}`)
  return found
}

/** What docs/deploy tells nginx about the servers and their answers, without TLS. */
const configuration = async (port: number, upstreams: readonly number[]) => {
  const documented = await readFile(join(projectRoot, "docs/deploy/nginx.conf"), "utf8")
  let server = 0
  const upstream = block(documented, /upstream farelight/).replaceAll(
    /127\.0\.0\.1:\d+/g,
    () => `127.0.0.1:${upstreams[server++]}`,
  )
  return `
daemon off;
pid nginx.pid;
worker_processes 1;
error_log stderr error;
events { worker_connections 2048; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`).join(" ")}
${upstream}
  server {
    listen 127.0.0.1:${port};
${block(documented, /location \//)}
  }
}
`
}

/** nginx in front of servers on these ports of this machine, with connections kept alive on both sides. */
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
    end: async () => {
      child.kill("SIGTERM")
      await closed
      await rm(folder, { recursive: true, force: true })
    },
  }
}
