import { homeContent } from "./home.ts"

/** An empty row gives the editor its fields; rows without a person are hidden. */
const nobody = { picture: "", person: "", role: "", phone: "", email: "" }

export const aboutContent = {
  meta: {
    title: "A rideshare ad network that shares what it earns",
    description: "{name} turns rideshare cars into a media network and shares what it earns with their drivers.",
  },
  hero: {
    title: "We light up the ride",
    text: "{name} is a rideshare advertising network from {location}. Riders see your ad, drivers share in what it earns.",
    picture: "",
  },
  mission: {
    title: "Our mission",
    text: "Every day, people sit in the back of a car and look for something to watch. We give brands that moment, tied to the street it happens on, and share what it earns with the person at the wheel.",
  },
  values: {
    title: "What we stand for",
    items: [
      {
        title: "Innovation",
        text: "A city changes with every block and every hour. Our screens do too: geo-fencing, dayparting and AI-powered optimization are how the network runs, not extras.",
      },
      {
        title: "Partnership",
        text: "Drivers are paid every week, automatically. Advertisers talk to a person who answers within {advertiser_reply}. Terms are in writing before anyone starts.",
      },
      {
        title: "Results",
        text: "We count what we can prove and label the rest an estimate. Advertisers watch their results live, and decide with the same numbers that we see.",
      },
      {
        title: "Efficiency",
        text: "The cars are on the road anyway. Setup is automatic, no one drives an extra mile, and budget moves to where it performs.",
      },
    ],
  },
  company: {
    title: "Who you deal with",
    name_label: "Company",
    location_label: "Based in",
    email_label: "Email",
    phone_label: "Phone",
  },
  people: {
    title: "Who you'll talk to",
    items: [nobody, nobody, nobody],
    history: "",
    licenses: "",
    licenses_label: "Licenses",
  },
  statistics: {
    title: homeContent.statistics.title,
    items: homeContent.statistics.items.filter(({ value }) => value !== "{view_time}" && value !== "{cities}"),
  },
  closing: {
    title: "Two ways in",
    text: "Put your brand on the road, or put your car to work.",
    advertise_label: "Advertise With Us",
    drive_label: "Apply to Drive",
  },
}
