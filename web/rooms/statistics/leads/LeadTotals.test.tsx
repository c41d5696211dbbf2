import { ChakraProvider } from "@chakra-ui/react/styled-system"
import { expect, test } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import { system } from "../../../dashboard/frame/system.ts"
import { LeadTotals } from "./LeadStatistics.tsx"

const before = { received: 100, due: 100, answeredInTime: 80, medianAnswerSeconds: 7_200, approved: 50 }

const arrowOf = (label: string) => {
  const figure = screen.getByText(label, { selector: "dt" }).nextElementSibling
  const delta = figure?.querySelector<HTMLElement>("[aria-hidden]")
  // Both arrows have the same shaft; their heads are at its two ends.
  const isUp = delta?.querySelector("path")?.getAttribute("d")?.endsWith("3.500 12.500 8")
  return [isUp ? "up" : "down", delta?.className]
}

test("an arrow shows a total's direction, in one color for better and another for worse", () => {
  render(
    <ChakraProvider value={system}>
      <LeadTotals
        current={{ received: 150, due: 100, answeredInTime: 60, medianAnswerSeconds: 10_800, approved: 60 }}
        before={before}
      />
    </ChakraProvider>,
  )
  const labels = ["Leads received", "Promise kept", "Time to first answer", "Approved"]
  const arrows = labels.map(arrowOf)
  const [good, bad] = arrows.map(([, color]) => color)
  expect(good).not.toBe(bad)
  expect(arrows).toEqual([
    ["up", good],
    ["down", bad],
    ["up", bad],
    ["up", good],
  ])
})
