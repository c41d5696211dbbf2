import type { Page } from "playwright-core"

export interface FilledForm {
  path: string
  texts: Record<string, string>
  fill(page: Page): Promise<void>
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const type = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
}

export const driverForm = (name: string): FilledForm => {
  const texts = {
    Name: name,
    Email: "ada@example.com",
    Phone: "+1 555 0100",
    City: "Irvine",
    "Vehicle year": "2024",
    "Vehicle make": "Toyota",
    "Vehicle model": "Camry",
  }
  return {
    path: "/drivers",
    texts,
    fill: async (page) => {
      await type(page, texts)
      await field(page, "Lyft").check()
    },
  }
}

export const advertiserForm = (companyName: string): FilledForm => {
  const texts = {
    "Contact name": "Grace Hopper",
    "Company name": companyName,
    Email: "grace@example.com",
    Location: "Orange County",
    Message: "Forty cars around the airport.\nFrom March on.",
  }
  return {
    path: "/contact",
    texts,
    fill: async (page) => {
      await type(page, texts)
      await field(page, "Car Wrapping").check()
      await field(page, "On-Top Dynamic Screen").check()
    },
  }
}

/** Opens a form's page and fills in the form after hydration; before it, the browser posts the form itself. */
export const openAndFill = async (page: Page, form: FilledForm) => {
  await page.goto(form.path)
  await page.locator("main form[novalidate]").waitFor()
  await form.fill(page)
}

/** The form's send button, whatever its current label. */
export const sendButton = (page: Page) => page.locator("main form[method=post] button[type=submit]")

export const enteredTexts = async (page: Page, { texts }: FilledForm) => {
  const entered: Record<string, string> = {}
  for (const label of Object.keys(texts)) entered[label] = await field(page, label).inputValue()
  return entered
}
