export const contactContent = {
  meta: {
    title: "Plan a rideshare ad campaign",
    description: "Tell us where you want to be seen. {name} answers advertisers within {advertiser_reply}.",
  },
  hero: {
    title: "Get in Touch",
    text: "Tell us who you want to reach and where. A person reads it and answers within {advertiser_reply}.",
  },
  form: {
    title: "Plan a campaign",
    text: "All fields are required; the campaign plan is optional.",
  },
  plan: {
    title: "Campaign plan (optional)",
    text: "If you already have one, it saves us both a round of questions.",
    taken_text: "Taken from your estimate. You can change it here, too.",
    budget_label: "Planned budget in dollars",
    weeks_label: "Planned weeks",
    cities_label: "Planned cities, separated by commas",
    estimate_label: "Estimate a campaign",
    change_label: "Change the estimate",
  },
  email: {
    title: "Email Us",
    text: "We respond within {advertiser_reply}.",
  },
  coverage: {
    title: "Coverage Area",
    text: "Our cars drive in {cities} major cities, through the neighborhoods and business districts you choose.",
  },
  quick_links: {
    title: "Quick Links",
  },
}
