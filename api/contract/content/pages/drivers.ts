import { driverAnswersContent } from "./driverAnswers.ts"
import { driverPayContent } from "./driverPay.ts"

export const driversContent = {
  meta: {
    title: "Get paid to drive with a screen in your car",
    description:
      "Earn {driver_monthly_pay} a month for a screen in the car you already drive, paid weekly by direct deposit. Eight questions to apply.",
  },
  hero: {
    title: "Your car already does the miles. Get paid for the view.",
    text: "Host a {name} screen and get paid every week. It runs by itself.",
    button_label: "Apply to Drive",
    questions_label: "Questions drivers ask",
    figure: "{driver_monthly_pay}",
    figure_label: "per month, on top of your fares",
    picture: "",
  },
  benefits: {
    title: "What you get",
    text: "Your campaign agreement puts it in writing.",
    cards: [
      {
        title: "Passive income",
        text: "Pay for the hours you drive anyway, with Uber, Lyft or both.",
      },
      {
        title: "Paid weekly",
        text: "By direct deposit. No invoice to send, no minimum to reach.",
      },
      {
        title: "No rider interaction",
        text: "Nothing to explain, nothing to sell. Your eyes stay on the road.",
      },
      {
        title: "Automatic setup",
        text: "The screen finds its own ads. You drive as you did before.",
      },
    ],
  },
  how_it_works: {
    title: "How it works",
    text: "Four steps to your first deposit.",
    steps: [
      {
        title: "You apply",
        text: "Eight short questions. A person reads your answers.",
      },
      {
        title: "We contact you",
        text: "Within {driver_reply}. You sign [an agreement](/driver-agreement) before anything goes into your car.",
      },
      { title: "The screen goes in", text: "One visit, at a time you agree to. Start the car and it's on." },
      { title: "You get paid", text: "Every week, while a campaign runs on your car." },
    ],
  },
  ...driverPayContent,
  ...driverAnswersContent,
  apply: {
    eyebrow: "Apply to Drive",
    title: "Driver Application",
    text: "Eight short questions, and we'll contact you within {driver_reply}.",
    agreement:
      "You sign [an agreement](/driver-agreement) before anything is installed. Applying doesn't bind you to anything.",
    bar_label: "Apply: 8 questions",
  },
  closing: {
    title: "You drive anyway",
    text: "Put a screen to work on the miles you already do. We answer within {driver_reply}.",
  },
  quick_links: {
    title: "Quick Links",
    drivers_label: "Driver program at a glance",
  },
}
