import { describe, expect, test } from "@jest/globals"
import { hintFor } from "./softChecks.ts"

describe("a usual value", () => {
  test.each([
    ["phone", "+1 213 555 0100"],
    ["phone", "(213) 555-0100 ext. 12"],
    ["phone", "+52 55 1234 5678"],
    ["phone", " "],
    ["email", "ana@gmail.com"],
    ["email", "ana@ymail.com"],
    ["email", "ana@hotmail.ca"],
    ["email", "ana@yahoo.co.uk"],
    ["email", "ana@example.com"],
    ["vehicleYear", "2021"],
    ["vehicleYear", String(new Date().getFullYear() + 1)],
    ["vehicleMake", "toyota"],
    ["vehicleMake", "Koenigsegg"],
    ["city", "12"],
  ])("gets no hint: %s %j", (field, entered) => {
    expect(hintFor(field, entered)).toBeNull()
  })
})

describe("an unusual value", () => {
  test.each([
    ["phone", "12"],
    ["phone", "555-0100"],
    ["phone", "911 555 0100"],
    ["phone", "123 456 7890"],
    ["phone", "+52 55"],
    ["vehicleYear", "1850"],
    ["vehicleYear", "2099"],
    ["vehicleYear", "99"],
    ["vehicleMake", "12"],
  ])("gets a hint without a suggestion: %s %j", (field, entered) => {
    expect(hintFor(field, entered)).toEqual({ hint: expect.any(String) })
  })

  test.each([
    ["email", "Ana.B@gmial.com", "Ana.B@gmail.com"],
    ["email", "ana@gmail.con", "ana@gmail.com"],
    ["email", "ana@outlok.com ", "ana@outlook.com"],
    ["vehicleYear", "19", "2019"],
    ["vehicleMake", "Toyta", "Toyota"],
  ])("gets a hint with a suggestion: %s %j", (field, entered, suggestion) => {
    expect(hintFor(field, entered)).toMatchObject({ suggestion })
  })
})
