import { expect, test } from "@jest/globals"
import { screen, within } from "@testing-library/react"
import { renderSite } from "../../testing/renderSite.tsx"
import { siteSettings } from "../../testing/siteStubs.ts"

test.each(["/safety", "/es/safety"])(
  "%s lists the company's addresses, with the one that receipts come from",
  async (address) => {
    await renderSite(address, [], { ...siteSettings, mailFrom: "leads@farelight-mail.com" })
    const addresses = document.querySelector<HTMLElement>("[data-section=addresses]") as HTMLElement
    expect(addresses).toHaveTextContent("leads@farelight-mail.com")
    expect(addresses).toHaveTextContent("D-1042")
    expect(within(addresses).getByRole("link", { name: "+1 (949) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+19495550142",
    )
    expect(screen.queryByRole("textbox")).toBeNull()
  },
)
