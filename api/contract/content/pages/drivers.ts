import { driverAnswersContent } from "./driverAnswers.ts"
import { driverPayContent } from "./driverPay.ts"

export const driversContent = {
  meta: {
    title: "Drive with a screen, get paid every week",
    description:
      "Uber and Lyft drivers host a {name} screen for passive income, paid weekly by direct deposit. Apply here.",
  },
  hero: {
    title: "Your car already does the miles. Get paid for the view.",
    text: "Host a {name} screen and get paid every week, on top of your fares. It runs by itself.",
    button_label: "Apply to Drive",
    figure: "{driver_monthly_pay}",
    figure_label: "per month, on top of your fares",
    picture: "",
  },
  benefits: {
    title: "What you get",
    text: "Four things, in plain words. Your campaign agreement puts them in writing.",
    cards: [
      {
        title: "Passive income",
        text: "Monthly pay for the hours you drive anyway, whether you work with Uber, Lyft or both.",
      },
      {
        title: "Paid weekly",
        text: "By direct deposit, every week. There's no invoice to send, and you don't have to ask.",
      },
      {
        title: "No rider interaction",
        text: "Nothing to explain, nothing to sell. Riders watch if they like; your eyes stay on the road.",
      },
      {
        title: "Automatic setup",
        text: "The screen sets itself up and finds its own ads. You drive as you did before.",
      },
    ],
  },
  how_it_works: {
    title: "How it works",
    text: "Four steps to your first deposit.",
    steps: [
      {
        title: "You apply",
        text: "Eight short questions on this page. You need to be at least {minimum_age} years old.",
      },
      {
        title: "We contact you",
        text: "Within {driver_reply}. Your pay is in a written agreement before anything goes into your car.",
      },
      { title: "The screen goes in", text: "Setup is automatic. Start the car and it's on." },
      { title: "You get paid", text: "Every week by direct deposit, for as long as the screen rides with you." },
    ],
  },
  ...driverPayContent,
  ...driverAnswersContent,
  apply: {
    eyebrow: "Apply to Drive",
    title: "Driver Application",
    text: "Eight short questions, and we'll contact you within {driver_reply}. Drivers must be at least {minimum_age}.",
  },
  quick_links: {
    title: "Quick Links",
    drivers_label: "Driver program at a glance",
  },
}
