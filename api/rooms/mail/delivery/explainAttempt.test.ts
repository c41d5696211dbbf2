import { describe, expect, test } from "@jest/globals"
import { explainFailure, explainSuccess } from "./explainAttempt.ts"

const failure = (values: Record<string, unknown>) => explainFailure(Object.assign(new Error("it broke"), values))

// deliverMail.test.ts has the answers of real servers.
describe("the explanation of a failed delivery", () => {
  test.each([
    [{ code: "EAUTH", responseCode: 454 }, "deferred", "could not check the user name"],
    [{ code: "ETIMEDOUT", command: "CONN" }, "deferred", "may be down"],
    [{ code: "ESOCKET", message: "certificate has expired" }, "deferred", "certificate has expired"],
    [
      { code: "ESOCKET", message: "Hostname/IP does not match certificate's altnames: ..." },
      "deferred",
      "for another host name",
    ],
    [{ code: "ESOCKET", message: "connect EHOSTUNREACH" }, "deferred", "no way to the mail server"],
    [{ code: "EENVELOPE", responseCode: 553, command: "MAIL FROM" }, "deferred", "Check EMAIL_FROM"],
    [
      { code: "EENVELOPE", responseCode: 554, command: "RCPT TO", response: "554 5.7.1 <x@y>: Relay access denied" },
      "deferred",
      "does not pass mail on to this address",
    ],
    [{ code: "EENVELOPE", responseCode: 400, command: "RCPT TO" }, "deferred", "try this recipient again later"],
    [{ code: "EENVELOPE", responseCode: 500, command: "RCPT TO" }, "refused", "refused the recipient's address"],
    [{ code: "EENVELOPE", responseCode: 600, command: "RCPT TO" }, "deferred", "could not be sent"],
    [{ code: "EAUTH", responseCode: 500, command: "AUTH PLAIN" }, "deferred", "refused the user name or password"],
    [{ code: "EMESSAGE", responseCode: 503, command: "DATA" }, "deferred", "could not be sent"],
    [{ code: "ECONNECTION", responseCode: 421, command: "CONN" }, "deferred", "busy or about to stop"],
    [{ code: "EMESSAGE", responseCode: 452, command: "DATA" }, "deferred", "could not take the mail just now"],
    [{ code: "EPROTOCOL" }, "deferred", "no mail server"],
  ])("the error %j has the outcome %s, explained by: %s", (values, outcome, words) => {
    expect(failure(values)).toMatchObject({ outcome, explanation: expect.stringContaining(words) })
  })

  test.each([undefined, "text", {}, new Error("")])("the unknown error %p defers the mail", (thrown) => {
    const explanation = expect.stringContaining("could not be sent")
    expect(explainFailure(thrown)).toEqual({ outcome: "deferred", explanation, answer: null, isServerTrouble: true })
  })
})

test.each([
  [{ code: "EENVELOPE", responseCode: 451, command: "RCPT TO" }, false],
  [{ code: "EMESSAGE", responseCode: 554, command: "DATA" }, false],
  [{ code: "EENVELOPE", responseCode: 550, command: "MAIL FROM" }, true],
  [{ code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }, true],
  [{ code: "ETIMEDOUT", command: "CONN" }, true],
])("the failure %j affects every other mail: %p", (values, isServerTrouble) => {
  expect(failure(values).isServerTrouble).toBe(isServerTrouble)
})

test("the mail server's answer is stored, up to a limit", () => {
  expect(failure({ response: "550 no such user" }).answer).toBe("550 no such user")
  expect(failure({}).answer).toBe("it broke")
  expect(explainSuccess(" 250 OK\r\n").answer).toBe("250 OK")
  expect(explainSuccess("").answer).toBeNull()
  expect(explainSuccess("2".repeat(5000)).answer).toHaveLength(2000)
})
