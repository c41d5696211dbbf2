const CLIENT_PROTOCOL_41 = 0x200
const CLIENT_SSL = 0x800
const CLIENT_SECURE_CONNECTION = 0x8000

const packet = (sequence: number, ...parts: (string | number[])[]) => {
  const payload = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))))
  return Buffer.concat([Buffer.from([payload.length, 0, 0, sequence]), payload])
}

export const greeting = (isTlsOffered: boolean) => {
  const flags = CLIENT_PROTOCOL_41 | CLIENT_SECURE_CONNECTION | (isTlsOffered ? CLIENT_SSL : 0)
  const [zeros10, salt] = [Array<number>(10).fill(0), Array<number>(8).fill(1)]
  const [thread, status] = [
    [1, 0, 0, 0],
    [2, 0],
  ]
  return packet(0, [10], "8.4.0\0", thread, salt, [0], [flags & 0xff, flags >> 8, 45], status, [0, 0, 0], zeros10, [
    ...Array<number>(12).fill(1),
    0,
  ])
}

export const success = (sequence: number) => packet(sequence, [0, 0, 0, 2, 0, 0, 0])

export const failure = (sequence: number, code: number, message: string) =>
  packet(sequence, [0xff, code & 0xff, code >> 8], `#HY000${message}`)

const COM_QUERY = 3
const COM_STMT_PREPARE = 22

/** Null if the packet is no statement. */
export const statementIn = (sent: Buffer) =>
  sent[4] === COM_QUERY || sent[4] === COM_STMT_PREPARE ? sent.toString("latin1", 5) : null
