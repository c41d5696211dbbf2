import { expect, test } from "@jest/globals"
import { isGuessable } from "./passwordStrength.ts"

const own = ["anabel", "McGregor", "https://ads.example.com", "db-primary"]

test.each([
  ["short, one character", "tr4mline-or"],
  ["common with digits", "iloveyou1234"],
  ["well-known words", "MonkeyDragon12"],
  ["repeated digits", "111111222222"],
  ["a row of letters", "abcdefghijklmnop"],
  ["a row of keys", "qwertyuiop12"],
  ["rows of keys that no list has", "wertyuiop[]asdfgh"],
  ["a word twice", "trustno1trustno1"],
  ["a word with a year", "september2026"],
  ["common words in disguise", "P@ssw0rd!2026"],
  ["the product's name and a role", "Farelight-Admin-1"],
  ["a club with its year", "liverpoolfc1892"],
  ["the user's name", "Anabel-Anabel-58"],
  ["the user's name, however it is written", "mcgregor-x9-Kv4m2"],
  ["a long word that begins with a short one", "administrator-xK9vQ2mZ"],
  ["part of a host's name", "primary-db-2026!"],
])("%s is guessable: %p", (_what, password) => {
  expect(isGuessable(password, own)).toBe(true)
})

test.each([
  "tr4mline-orchard-58",
  "JK8sdm20xPqL",
  "0f3c9d2e8b7a",
  "correct horse battery staple",
  "vier blaue Stühle am Fluss",
  "my admin tr4mline-orchard",
  "x7x7x7Kq9-vv2m",
])("a long password is accepted with any characters: %p", (password) => {
  expect(isGuessable(password, own)).toBe(false)
})

test("the words of an account weaken its own password only, also if written backward", () => {
  const password = "noiryhpezkitnawk"
  expect(isGuessable(password, [])).toBe(false)
  expect(isGuessable(password, ["zephyrion", "kwantik"])).toBe(true)
  expect(isGuessable(password, [])).toBe(false)
})

test("words of two letters do not weaken a password", () => {
  expect(isGuessable("JK8sdm20xPqL", ["jk", "sd", "", "--"])).toBe(false)
})

test("characters after the first hundred do not make a password stronger", () => {
  expect(isGuessable(`${"ab".repeat(50)}tr4mline-orchard-58`, own)).toBe(true)
  expect(isGuessable(`tr4mline-orchard-58${"ab".repeat(50)}`, own)).toBe(false)
})

test("a password of the maximum length is checked quickly", () => {
  const began = process.cpuUsage()
  isGuessable("ab1".repeat(85), own)
  // The processor's own time, which other programs on the machine do not lengthen much.
  expect(process.cpuUsage(began).user / 1_000_000).toBeLessThan(20)
})
