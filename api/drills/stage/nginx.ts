import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { freePort } from "../../testing/freePort.ts"

const ANSWERS_WITHIN_MS = 10_000

export const hasNginx = () => spawnSync("nginx", ["-v"]).status === 0

const configuration = (port: number, upstreams: readonly number[]) => `
daemon off;
pid nginx.pid;
worker_processes 1;
error_log stderr error;
events { worker_connections 2048; }
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`).join(" ")}
  upstream farelight {
    ${upstreams.map((upstream) => `server 127.0.0.1:${upstream};`).join(" ")}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://farelight;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`

/** nginx in front of servers on these ports of this machine, with connections kept alive on both sides. */
export const startNginx = async (upstreams: readonly number[]) => {
  const folder = await mkdtemp(join(tmpdir(), "farelight-nginx-"))
  const port = await freePort()
  await writeFile(join(folder, "nginx.conf"), configuration(port, upstreams))
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
