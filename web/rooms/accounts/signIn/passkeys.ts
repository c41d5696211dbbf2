import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser"

// Loaded on demand, as few use passkeys.
const load = () => import("@simplewebauthn/browser")

export const hasPasskeys = () => typeof window.PublicKeyCredential === "function"

export const createPasskey = async (options: unknown) =>
  (await load()).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })

export const signWithPasskey = async (options: unknown) =>
  (await load()).startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })

const explanations: Partial<Record<string, string>> = {
  NotAllowedError: "The browser has used no passkey: you closed its question, or it waited too long.",
  InvalidStateError: "This device already has a passkey for your account.",
  SecurityError: "Passkeys do not work at this address of the site.",
  NotSupportedError: "This device cannot make a passkey of the kind that is needed.",
}

export const passkeyFailure = (error: unknown) =>
  error instanceof Error ? (explanations[error.name] ?? undefined) : undefined
