import type { MailSection } from "./mails.ts"

export const repliesContent = {
  drivers: {
    status_reasons: ["Vehicle too old", "City not open", "Documents missing", "No answer"],
    greeting: "Hi {first_name},",
    signature: "{operator}\n{brand}",
    city_opened: {
      subject: "{brand} is now in {city}",
      body: "You asked us to write when we open in {city}. We have: our cars are on the road there now, and your {vehicle} can be one of them.\n\nDo you still want to drive with us? Just reply to this email, and we'll tell you what comes next.",
    },
    templates: [
      {
        name: "Next steps",
        subject: "Your next steps with {brand}",
        body: "Thank you for applying to drive with {brand} in {city}. Your {vehicle} is what we're looking for.\n\nWhat comes next:\n1. We'll talk for ten minutes about where and when you drive.\n2. We'll check your car and agree on a day to install.\n3. You drive as you always do, and get paid every week.\n\nWhat day and time work for a call? Just reply to this email.",
        asks_for: "",
      },
      {
        name: "A few questions",
        subject: "A few questions about your {vehicle}",
        body: "Thank you for applying to drive with {brand}. Before we can say yes, we need to know a little more:\n\n- How many hours a week do you drive in {city}?\n- Is the {vehicle} yours, leased or rented?\n- Could you send us a photo of each side of it?\n\nA reply to this email is enough.",
        asks_for: "",
      },
      {
        name: "Not yet",
        subject: "Your application to {brand}",
        body: "Thank you for applying to drive with {brand} in {city}. We have no campaign there that suits your {vehicle} right now, so we can't offer you a place today.\n\nWe'll write to you when that changes. If something changes on your side, such as your car or where you drive, just reply to this email.",
        asks_for: "",
      },
      {
        name: "Insurance card",
        subject: "One thing we need from you: your insurance card",
        body: "Thank you for applying to drive with {brand}. To go on, we need your insurance card: a photo of it will do, if everything on it can be read.",
        asks_for: "Your insurance card",
      },
    ],
  },
  advertisers: {
    status_reasons: ["Budget too small", "City not open", "Competitor", "No answer"],
    greeting: "Hi {first_name},",
    signature: "{operator}\n{brand}",
    city_opened: {
      subject: "{brand} is now in {city}",
      body: "You asked about advertising in {city}, and we said that we'd write when we open there. Our cars are on the road there now.\n\nDo you still want {company} to be seen on them? Just reply to this email, and we'll send you what it would look like and cost.",
    },
    templates: [
      {
        name: "Set up a call",
        subject: "{company} on the road: when can we talk?",
        body: "Thank you for thinking of {brand} for {company}. In twenty minutes we can work out who you want to reach, where they are, and what a first month would look like.\n\nWhat day and time work for you? Just reply to this email, and we'll call you.",
        asks_for: "",
      },
      {
        name: "Questions for a quote",
        subject: "A few questions before our quote for {company}",
        body: "Thank you for your interest in {brand}. So our quote fits {company}, please tell us:\n\n- Which areas and which hours of the day matter most to you?\n- When should the campaign begin, and for how long should it run?\n- Is there a budget we should stay within?\n\nYou'll get a plan and a price from us as soon as we have your answers.",
        asks_for: "",
      },
      {
        name: "Not where you need us",
        subject: "Your inquiry to {brand}",
        body: "Thank you for thinking of {brand} for {company}. We don't have enough cars where you want to be seen to do a good job for you today, and we'd rather say so than sell you less than you expect.\n\nWe'll write to you when that changes. If another area would help you, too, just reply to this email.",
        asks_for: "",
      },
    ],
  },
}

export type ReplySection = keyof typeof repliesContent

const leadPlaceholders = {
  drivers: {
    first_name: "the driver's first name",
    name: "the driver's full name",
    city: "the driver's city",
    vehicle: "the year, make and model of the car",
    platform: "Uber, Lyft, or both",
  },
  advertisers: {
    first_name: "the contact's first name",
    name: "the contact's full name",
    company: "the company's name",
    city: "the places that were entered",
    formats: "the ad formats that were chosen",
  },
} as const satisfies Record<ReplySection, object>

const commonPlaceholders = {
  operator: "the name of who sends the answer",
  brand: "the name of the company on the page “Global”",
  promise: "how soon an answer is promised",
}

export type ReplyValues<Section extends ReplySection> = Readonly<
  Record<keyof (typeof leadPlaceholders)[Section], string>
>

const { brand, promise } = commonPlaceholders

/** A receipt contains no user input, as anybody can enter another person's address. */
const mailPlaceholders: Readonly<Record<MailSection, object>> = {
  driver_receipt: { brand, promise },
  advertiser_receipt: { brand, promise },
  driver_application: { ...leadPlaceholders.drivers, brand, promise },
  advertiser_inquiry: { ...leadPlaceholders.advertisers, brand, promise },
}

const drivers = { ...leadPlaceholders.drivers, ...commonPlaceholders }
const advertisers = { ...leadPlaceholders.advertisers, ...commonPlaceholders }

const sections: Readonly<Record<string, object>> = { drivers, advertisers, ...mailPlaceholders }

/** Without the facts of page `global`, which every section may use. */
export const ownPlaceholders = (section: string): Record<string, string> => ({
  ...(Object.hasOwn(sections, section) && sections[section]),
})

export const unnamedCity: Readonly<Record<string, string>> = { en: "your city", es: "su ciudad" }

export const firstName = (name: string) => name.split(" ", 1)[0] ?? name
