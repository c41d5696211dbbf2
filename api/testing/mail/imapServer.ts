import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { ImapFlow } from "imapflow"
import { freePort } from "../process/freePort.ts"

// Debian's path (`apt-get install dovecot-imapd`); without Dovecot, `*.imap.test.ts` are skipped.
const DOVECOT = "/usr/sbin/dovecot"

const PASSWORD = "secret"

interface ImapServerSettings {
  /** The server offers STARTTLS with this certificate, or with `isImplicitTls` speaks TLS from the start. */
  certificate?: { key: string; cert: string }
  isImplicitTls?: boolean
  /** The server does not offer IDLE. */
  isSilent?: boolean
  connectionsMax?: number
}

const idOf = (...options: string[]) => spawnSync("id", options).stdout.toString().trim()

/** Dovecot never lets root read mail; another user needs explicit permission. */
const usersOf = () => {
  const { uid, username } = userInfo()
  if (uid === 0) return { user: "dovecot", group: "dovecot", more: "" }
  const group = idOf("-gn")
  const services = ["imap-login", "anvil", "stats", "auth"].map((name) => `service ${name} {\n  chroot =\n}\n`)
  const own = `default_internal_user = ${username}\ndefault_internal_group = ${group}\ndefault_login_user = ${username}\n`
  return { user: username, group, more: own + services.join("") }
}

const configOf = (folder: string, port: number, settings: ImapServerSettings) => {
  const { certificate, isImplicitTls = false, isSilent = false, connectionsMax = 50 } = settings
  const { user, group, more } = usersOf()
  const tls = `ssl = yes\nssl_cert = <${folder}/cert.pem\nssl_key = <${folder}/key.pem\n`
  return `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
disable_plaintext_auth = no
auth_failure_delay = 0
mail_location = maildir:${folder}/mail
maildir_very_dirty_syncs = no
mailbox_idle_check_interval = 1 secs
mail_max_userip_connections = ${connectionsMax}
first_valid_uid = 1
${certificate ? tls : "ssl = no\n"}${isSilent ? "imap_capability = IMAP4rev1 SASL-IR ID ENABLE LITERAL+ UIDPLUS MOVE NAMESPACE\n" : ""}passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}
}
namespace inbox {
  inbox = yes
}
service imap-login {
  inet_listener imap {
    port = ${isImplicitTls ? 0 : port}
  }
  inet_listener imaps {
    port = ${isImplicitTls ? port : 0}
  }
}
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap {
  process_limit = 64
}
${more}`
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.once("data", () => resolve(true)).once("error", () => resolve(false))
    // With TLS from the start, the client speaks first.
    socket.once("connect", () => setTimeout(() => resolve(true), 100).unref())
    socket.once("close", () => resolve(false))
  }).finally(() => undefined)

const running = new Set<() => Promise<void>>()

export const stopImapServers = async () => {
  await Promise.all([...running].map((stop) => stop()))
}

/** A real Dovecot on 127.0.0.1 with its own folder, and one user with an empty mailbox. */
export const startImapServer = async (settings: ImapServerSettings = {}) => {
  const port = await freePort()
  // Paths of Unix sockets have a length limit.
  const folder = await mkdtemp(join(tmpdir(), "imap-"))
  const config = join(folder, "dovecot.conf")
  const user = "leads@example.com"
  let child: ChildProcess | null = null

  await chmod(folder, 0o755)
  for (const name of ["run", "state", "mail"]) await mkdir(join(folder, name))
  if (userInfo().uid === 0)
    await chown(join(folder, "mail"), Number(idOf("-u", "dovecot")), Number(idOf("-g", "dovecot")))
  await writeFile(join(folder, "cert.pem"), settings.certificate?.cert ?? "")
  await writeFile(join(folder, "key.pem"), settings.certificate?.key ?? "")
  await writeFile(config, configOf(folder, port, settings))

  const start = async () => {
    const started = spawn(DOVECOT, ["-F", "-c", config], { stdio: "ignore", detached: true })
    child = started
    while (!(await isOpen(port))) {
      if (started.exitCode !== null)
        throw new Error(`Dovecot does not start:\n${await readFile(join(folder, "log"), "utf8")}`)
      await delay(20)
    }
  }
  const stop = async () => {
    const ending = child
    child = null
    if (!ending) return
    const closed = once(ending, "close")
    ending.kill("SIGTERM")
    await closed
    // Sessions outlive the server for a while; the group may have ended already.
    try {
      if (ending.pid) process.kill(-ending.pid, "SIGKILL")
    } catch {}
  }

  /** Acts over a separate connection, like another mail program. */
  const asUser = async <Result>(path: string, work: (client: ImapFlow) => Promise<Result>) => {
    const tls = { ca: settings.certificate?.cert }
    const secure = settings.isImplicitTls ?? false
    const auth = { user, pass: PASSWORD }
    const client = new ImapFlow({ host: "localhost", port, secure, tls, auth, logger: false, disableAutoIdle: true })
    await client.connect()
    try {
      await client.mailboxOpen(path)
      return await work(client)
    } finally {
      await client.logout()
    }
  }

  const end = async () => {
    running.delete(end)
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  running.add(end)
  await start()

  return {
    port,
    login: { user, password: PASSWORD },
    /** The format of the environment variable. */
    url: `${settings.isImplicitTls ? "imaps" : "imap"}://leads%40example.com:${PASSWORD}@localhost:${port}/INBOX`,
    asUser,
    /** Appends raw messages to the mailbox in this order, as received at the given time. */
    append: (messages: readonly string[], at = new Date()) =>
      asUser("INBOX", async (client) => {
        for (const message of messages) await client.append("INBOX", message.replace(/\r?\n/g, "\r\n"), [], at)
      }),
    makeFolder: (path: string) => asUser("INBOX", (client) => client.mailboxCreate(path)),
    move: (uids: string, to: string) => asUser("INBOX", (client) => client.messageMove(uids, to, { uid: true })),
    remove: (uids: string) => asUser("INBOX", (client) => client.messageDelete(uids, { uid: true })),
    /** Messages of a folder by UID, with their flags. */
    list: (path = "INBOX") =>
      asUser(path, async (client) => {
        const found = client.mailbox && client.mailbox.exists > 0 ? await client.fetchAll("1:*", { flags: true }) : []
        return found.map(({ uid, flags }) => ({ uid, flags: [...(flags ?? [])].filter((flag) => flag !== "\\Recent") }))
      }),
    stop,
    start,
    /** Numbers all messages anew, under another UIDVALIDITY, as after a restore. */
    renumber: async () => {
      await stop()
      const mail = join(folder, "mail")
      const list = join(mail, "dovecot-uidlist")
      const validity = Number(/ V(\d+)/.exec(await readFile(list, "utf8"))?.[1])
      // Spares the names of flags, which do not depend on message numbers.
      for (const name of await readdir(mail))
        if (name.startsWith("dovecot") && name !== "dovecot-keywords") await rm(join(mail, name))
      await writeFile(list, `3 V${validity + 1} N1\n`)
      if (userInfo().uid === 0) await chown(list, Number(idOf("-u", "dovecot")), Number(idOf("-g", "dovecot")))
      await start()
    },
    end,
  }
}

export type ImapServer = Awaited<ReturnType<typeof startImapServer>>
