import { expect, test } from "@jest/globals"
import { explain } from "./serverCauses.ts"

// rooms/mail tests explanations of mail servers against real servers.
test.each([
  [{ status: 410 }, /gone for good, so the webhook was switched off\.$/],
  [{ status: 302 }, /Redirects are not followed: set the new address\.$/],
  [{ status: 403 }, /It may expect another secret\.$/],
  [{ status: 404 }, /^The receiver refused the message\.$/],
  [{ status: 429 }, /asks for fewer messages/],
  [{ status: 503 }, /reported an internal error/],
  [{ code: "CERT_HAS_EXPIRED", message: "certificate has expired" }, /^The receiver's certificate is not trusted/],
  [{ code: "ENOTFOUND" }, /^The receiver's name could not be resolved\.$/],
  [{ code: "ECONNREFUSED" }, /^Nothing accepts connections at the receiver's address\.$/],
  [{ code: "ECONNRESET" }, /^The connection to the receiver broke\.$/],
])("%j of a webhook's receiver is explained, without settings of the mail server", (thrown, words) => {
  expect(explain("webhook", thrown).explanation).toMatch(words)
})
