/** The facts shared by all pages, which refer to them in braces. */
export const globalContent = {
  company: {
    name: "Farelight",
    legal_name: "Farelight LLC",
    location: "California, USA",
    contact_email: "hello@example.com",
    phone: "+1 (949) 555-0142",
  },
  figures: {
    active_vehicles: "500+",
    cities: "12",
    monthly_impressions: "2M+",
    monthly_reach: "2M+",
    uptime: "95%",
    completion: "95%",
    view_time: "8-12 min",
    average_view_time: "10 mins",
    driver_earnings: "$500",
    driver_monthly_pay: "$200-$300",
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
    unknown: "{city} is not on our map yet. We take your application and write to you when it opens.",
    wait_list: "{city} has a wait list. We take your application and write to you when it opens.",
    not_permitted:
      "Local rules keep us out of {city} today. We put you on the wait list and write to you when it opens.",
    sent: "You are on the wait list for {city}. We write to you when it opens.",
  },
  advertiser_city_notes: {
    unknown: "{city} is not on our map yet. Write to us anyway: we answer with what we can do there.",
    wait_list: "{city} has a wait list. Write to us anyway: demand decides where we open next.",
    not_permitted: "Local rules keep us out of {city} today. Write to us anyway: we tell you when that changes.",
    sent: "We keep {city} on our list and write to you when it opens.",
  },
  footer: {
    cities_label: "Cities",
  },
  social: {
    links: [
      { label: "LinkedIn", url: "https://example.com/linkedin" },
      { label: "Instagram", url: "https://example.com/instagram" },
    ],
  },
}
