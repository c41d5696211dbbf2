import { createAuthenticator } from "@farelight/api/testing/accounts/authenticator.ts"
import { afterEach } from "@jest/globals"

const textOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("base64url")
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url")).buffer

type Made = ReturnType<ReturnType<typeof createAuthenticator>["create" | "get"]>

/** A device's answer, as a browser passes it on. */
const credentialOf = ({
  id,
  type,
  response: { transports: _, ...response },
}: Made & { response: { transports?: unknown } }) => ({
  id,
  rawId: bytesOf(id),
  type,
  response: Object.fromEntries(Object.entries(response).map(([name, text]) => [name, bytesOf(text)])),
  getClientExtensionResults: () => ({}),
})

export const havePasskeys = (credentials: object) => {
  Object.assign(window, { PublicKeyCredential: class {} })
  Object.assign(navigator, { credentials })
}

afterEach(() => {
  Reflect.deleteProperty(window, "PublicKeyCredential")
})

interface CreationOptions {
  publicKey: { challenge: ArrayBuffer; user: { id: ArrayBuffer }; rp: object; rpId: string }
}

/** A fake authenticator that creates and uses a passkey. */
export const addDevice = () => {
  const device = createAuthenticator(window.location.origin)
  havePasskeys({
    create: async ({ publicKey }: CreationOptions) => {
      const { rp, challenge, user } = publicKey
      return credentialOf(device.create({ rp, challenge: textOf(challenge), user: { id: textOf(user.id) } }))
    },
    get: async ({ publicKey: { rpId, challenge } }: CreationOptions) =>
      credentialOf(device.get({ rpId, challenge: textOf(challenge) })),
  })
}
