import type { AddressInfo } from "node:net"
import { createServer, type Socket } from "node:net"
import { buffer } from "node:stream/consumers"
import { type ParsedMail, simpleParser } from "mailparser"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"

export interface ReceivedMail {
  from: string
  to: string[]
  isEncrypted: boolean
  user: string | null
  raw: string
  mail: ParsedMail
}

interface MailServerSettings {
  port?: number
  /** The only user; without one, logins fail. */
  login?: { user: string; password: string }
  /** The server offers STARTTLS with this certificate, or with `isImplicitTls` speaks TLS from the start. */
  certificate?: { key: string; cert: string }
  isImplicitTls?: boolean
  /** Called for each recipient; throws the server's refusal. */
  onRecipient?: (address: string) => void
  /** Called with each mail before the reply; throws the server's refusal. */
  onMail?: (mail: ReceivedMail) => Promise<void> | void
}

export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

const running = new Set<() => Promise<void>>()

export const stopMailServers = async () => {
  await Promise.all([...running].map((stop) => stop()))
}

/** Returns the server's `stop`; `stopMailServers` calls it for servers that are still running. */
const registered = (close: () => Promise<void>) => {
  const stop = () => {
    running.delete(stop)
    return close()
  }
  running.add(stop)
  return stop
}

/** A real SMTP server on 127.0.0.1 that stores accepted mail. */
export const startMailServer = async (settings: MailServerSettings = {}) => {
  const { port = 0, login, certificate, isImplicitTls = false, onRecipient, onMail } = settings
  const received: ReceivedMail[] = []
  const options: SMTPServerOptions = {
    ...certificate,
    secure: isImplicitTls,
    authOptional: !login,
    disabledCommands: [...(login ? [] : ["AUTH"]), ...(certificate ? [] : ["STARTTLS"])],
    // Refusing to log in without encryption is the client's job.
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, callback) => {
      const isRight = username === login?.user && password === login?.password
      if (isRight) callback(null, { user: username })
      else callback(refusal(535, "5.7.8 Authentication credentials invalid"))
    },
    onRcptTo: ({ address }, _session, callback) => {
      try {
        onRecipient?.(address)
        callback()
      } catch (error) {
        callback(asError(error))
      }
    },
    onData: (stream, { envelope, secure, user }, callback) => {
      const take = async () => {
        const raw = await buffer(stream)
        const mail: ReceivedMail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
          to: envelope.rcptTo.map(({ address }) => address),
          isEncrypted: secure,
          user: user ?? null,
          raw: raw.toString(),
          mail: await simpleParser(raw),
        }
        await onMail?.(mail)
        received.push(mail)
      }
      take().then(
        () => callback(null, "OK: queued as 4711"),
        (error: unknown) => callback(asError(error)),
      )
    },
  }
  const server = new SMTPServer(options)
  // A client that drops the connection is not the server's fault.
  server.on("error", () => undefined)
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: registered(() => new Promise((resolve) => server.close(() => resolve()))),
  }
}

/** A server with a scripted conversation, for behavior that no proper mail server has. */
export const startScriptedServer = async (script: (socket: Socket) => void) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket))
    script(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: registered(async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    }),
  }
}

/** A script that speaks SMTP up to the mail's text, and then drops the connection in the middle of it. */
export const cutInTheMiddle = (socket: Socket) => {
  let isInText = false
  socket.write("220 test ESMTP\r\n")
  socket.on("data", (chunk) => {
    if (isInText) {
      socket.destroy()
      return
    }
    const command = chunk.toString().slice(0, 4).toUpperCase()
    isInText = command === "DATA"
    socket.write(isInText ? "354 go ahead\r\n" : "250 fine\r\n")
  })
}
