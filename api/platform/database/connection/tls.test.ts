import { writeFileSync } from "node:fs"
import type { Socket } from "node:net"
import { join } from "node:path"
import { TLSSocket } from "node:tls"
import { describe, expect, test } from "@jest/globals"
import { Sequelize } from "sequelize"
import { failure, greeting } from "../../../testing/database/mysqlPackets.ts"
import { startScriptedServer } from "../../../testing/mail/mailServer.ts"
import { scratchFolder } from "../../../testing/process/scratchFolder.ts"
import { createSelfSignedCertificate } from "../../../testing/process/selfSignedCertificate.ts"
import { readDatabaseUrl } from "../../config/databaseUrl.ts"
import { engineOptions } from "./dialect.ts"
import { describeFailure, isMisconfigured, toUnavailableError } from "./failures.ts"

// A server that greets as MySQL does, and refuses every client that sends a password.

const SSL_REQUEST_BYTES = 36

const accessDenied = (sequence: number) => failure(sequence, 1045, "Access denied")

const speakMysql = (certificate: { key: string; cert: string } | null, said: string[]) => (socket: Socket) => {
  socket.write(greeting(certificate !== null))
  socket.once("readable", () => {
    const first = socket.read(certificate ? SSL_REQUEST_BYTES : undefined)
    if (!certificate || !first) {
      said.push("in the clear")
      socket.end(accessDenied(2))
      return
    }
    const secured = new TLSSocket(socket, { isServer: true, ...certificate })
    secured.on("error", () => undefined)
    secured.once("data", () => {
      said.push("encrypted")
      secured.end(accessDenied(3))
    })
  })
}

const ours = createSelfSignedCertificate()
const elsewhere = createSelfSignedCertificate("db.example.com")
const folder = scratchFolder()
writeFileSync(join(folder, "ours.pem"), ours.cert)
writeFileSync(join(folder, "elsewhere.pem"), elsewhere.cert)

test.each([
  ["mysql://u:p@db:3306/name", null],
  ["mysql://u:p@db:3306/name?ssl=required", { isVerified: false, isHostVerified: false, ca: null }],
  ["mysql://u:p@db:3306/name?ssl=verify", { isVerified: true, isHostVerified: true, ca: null }],
  ["mysql://u:p@db:3306/name?ssl=verify&ca=ours.pem", { isVerified: true, isHostVerified: true, ca: ours.cert }],
  [
    "mysql://u:p@127.0.0.1:3306/name?ssl=verify&ca=ours.pem",
    { isVerified: true, isHostVerified: false, ca: ours.cert },
  ],
])("the database URL %s requires the documented encryption", (value, tls) => {
  expect(readDatabaseUrl(value, folder)).toEqual({ dialect: "mysql", url: value.split("?")[0], tls })
})

const outcomeOf = async (host: string, options: string, certificate: typeof ours | null) => {
  const said: string[] = []
  const server = await startScriptedServer(speakMysql(certificate, said))
  const settings = readDatabaseUrl(`mysql://u:secret@${host}:${server.port}/farelight${options}`, folder)
  const sequelize = new Sequelize({ ...engineOptions(settings), logging: false })
  const error = await sequelize.query("SELECT 1").catch((reason: Error) => reason)
  await sequelize.close()
  await server.stop()
  if (!(error instanceof Error)) throw new Error("a server that refuses everybody has let us in")
  return { said, error, told: describeFailure(error) }
}

test.each([
  ["127.0.0.1", "", null, "in the clear"],
  ["localhost", "?ssl=required", elsewhere, "encrypted"],
  ["127.0.0.1", "?ssl=verify&ca=ours.pem", ours, "encrypted"],
  ["localhost", "?ssl=verify&ca=ours.pem", ours, "encrypted"],
])("the password is sent to %s with the URL options %p", async (host, options, certificate, expected) => {
  const { said, told } = await outcomeOf(host, options, certificate)
  expect(said).toEqual([expected])
  expect(told).toContain("Access denied")
})

describe("the password of the database", () => {
  test.each([
    ["to a server without TLS", "?ssl=required", null, /^it does not offer TLS, which ssl= in the URL asks for$/],
    ["to one whose authority is unknown", "?ssl=verify", ours, /^its certificate is not trusted \(self-signed/],
    ["to another host of that authority", "?ssl=verify&ca=elsewhere.pem", elsewhere, /not trusted \(.*altnames/],
  ])("is not sent if it would go %s", async (_to, options, certificate, sentence) => {
    const { said, error, told } = await outcomeOf("localhost", options, certificate)
    expect(said).toEqual([])
    expect(told).toMatch(sentence)
    expect(isMisconfigured(error)).toBe(true)
    expect(toUnavailableError(error)).not.toBeNull()
  })
})
