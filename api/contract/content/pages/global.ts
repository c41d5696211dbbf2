import { unverified } from "../figures/figure.ts"

export const globalContent = {
  company: {
    name: "Farelight",
    legal_name: "Farelight LLC",
    location: "California, USA",
    contact_email: "hello@example.com",
    phone: "+1 (949) 555-0142",
    booking_link: "",
  },
  /** A figure without basis and date is shown as the company's own; the dashboard names the gap. */
  figures: {
    active_vehicles: unverified("500+", "Cars that carry our screens or wraps"),
    cities: {
      value: "12",
      measures: "Cities where our cars drive",
      basis: "Counted from the list of cities on this site",
      as_of: "2026-11-23",
    },
    monthly_impressions: unverified(
      "2M+",
      "Impressions of all ads that in-car tablets count in one month, in all cities",
    ),
    monthly_reach: unverified("2M+", "Counted as impressions, not as different people"),
    uptime: unverified("95%", "Share of the time on the road in which screens show ads"),
    completion: unverified("95%", "Share of ads started on a screen that play to the end"),
    view_time: unverified("8–12 min", "Time a rider spends facing the in-car tablet, from short rides to long ones"),
    average_view_time: unverified("10 mins", "Time a rider spends facing the in-car tablet, averaged over all rides"),
    driver_earnings: unverified("$500", "Average per driver, all formats together"),
    driver_monthly_pay: unverified("$200–$300", "Per month for a tablet, at 30 hours a week"),
  },
  figure_notes: {
    as_of: "as of",
    unverified: "Company figure",
    unverified_title: "Company figures",
    measures_label: "What each one counts",
    earnings_label: "With a tablet, {weeks} weeks at {hours} hours a week",
    planned: "Our planning figure",
  },
  promises: {
    driver_reply: "48 hours",
    advertiser_reply: "24 hours",
  },
  legal: {
    last_updated: "October 21, 2025",
    minimum_age: "18",
    arbitration_place: "Orange County, California",
  },
  driver_city_notes: {
    unknown: "{city} isn't on our map yet. Apply anyway, and we'll email you when it opens.",
    wait_list: "{city} has a wait list. Apply now, and we'll email you when it opens.",
    not_permitted:
      "We don't put screens in cars in {city} today. Apply anyway: we'll put you on the wait list and email you when it opens.",
    sent: "You're on the wait list for {city}. We'll email you when it opens.",
  },
  advertiser_city_notes: {
    unknown: "{city} isn't on our map yet. Write to us anyway, and we'll tell you what we can do there.",
    wait_list: "{city} has a wait list. Write to us anyway: demand decides where we open next.",
    not_permitted:
      "We don't put screens in cars in {city} today. Write to us anyway, and we'll tell you when that changes.",
    sent: "We've put {city} on our list, and we'll email you when it opens.",
  },
  footer: {
    cities_label: "Cities",
    formats_label: "Formats and prices",
    media_kit_label: "Media kit",
    safety_label: "Is it really us?",
    privacy_label: "Your privacy choices",
    affiliation: "Not affiliated with Uber or Lyft.",
  },
  /** Shown only if pixels are configured. `{providers}` becomes the names of their providers. */
  pixel_choice: {
    title: "May we measure our ads?",
    text: "If you accept, this site loads scripts from {providers}. They set cookies and report which pages you open and that you sent a form, not what you wrote in it. Everything works the same if you decline.",
    accept_label: "Accept",
    decline_label: "Decline",
    footer_label: "Cookie choices",
    accepted_text: "You accepted on {date}.",
    declined_text: "You declined on {date}.",
    signal_text:
      "Your browser asks sites not to track you, through Global Privacy Control or Do Not Track. We follow that: nothing from {providers} loads, whatever you chose before.",
    close_label: "Close",
  },
  pictures: {
    interior: "The view from the back seat at night: a lit tablet on the headrest in front shows an advertisement",
    rider:
      "A rider in the back seat at dusk, seen from behind, looks at a lit tablet on the headrest while the driver drives",
    wrap_morning: "A sedan on a wet city street at dusk, wrapped from hood to trunk for a coffee roaster",
    roof_screen: "A dark sedan seen from behind at night, with a lit screen on its roof",
    roof_screen_side: "A sedan seen from its side at night, with a lit screen on its roof",
    roof_dusk: "A sedan seen from the sidewalk at dusk, with a lit screen on its roof against the evening sky",
    step_apply: "A phone at night, with a form that is nearly filled in",
    step_contact: "A phone in a car at night, with a call coming in",
    step_install: "An installer, seen from behind, holds a lit tablet on the headrest of a car",
    step_pay: "A phone in a car, with a notice that a deposit has come in",
    street: "A city street at night, seen over the roof of a car with a lit screen",
  },
  after_sending: {
    title: "Thank you. We've got it.",
    reference_label: "Your reference",
    next_title: "What happens next",
    driver_steps: [
      "A person reads your application.",
      "We contact you within {driver_reply}, by email or phone.",
      "You sign an agreement before anything is installed.",
    ],
    advertiser_steps: [
      "A person reads your message.",
      "We reply by email within {advertiser_reply}.",
      "Nothing is booked before you accept a written quote.",
    ],
    driver_next: "Someone on our team reads your application and gets in touch.",
    advertiser_next: "Someone on our team reads your message and writes back to you.",
    due_label: "You'll hear from us by",
    contact_title: "How we contact you",
    contact_text: "We'll email you from {contact_email} or call from {phone}.",
    booking_label: "Choose a time for a call",
    never_text: "We never ask you to pay anything, cash a check or send money on. We never ask for a password.",
    status_text: "Keep this link. It's yours alone, and always shows where things stand:",
    status_label: "Check your status",
    another_label: "Send another",
  },
  social: {
    links: [
      { label: "LinkedIn", url: "https://example.com/linkedin" },
      { label: "Instagram", url: "https://example.com/instagram" },
    ],
  },
}
