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
  coverage: {
    cities: [
      "Los Angeles",
      "San Diego",
      "Irvine",
      "San Francisco",
      "San Jose",
      "Sacramento",
      "Las Vegas",
      "Phoenix",
      "Seattle",
      "Denver",
      "Dallas",
      "Austin",
    ],
  },
  pictures: {
    interior: "The view from the back seat at night: a lit tablet on the headrest in front shows an advertisement",
    wrap: "A sedan on a wet street at night, wrapped in amber for a coffee roaster",
    roof_screen: "A dark sedan seen from behind at night, with a lit screen on its roof",
    roof_screen_side: "A sedan seen from its side at night, with a lit screen on its roof",
    street: "A city street at night, seen over the roof of a car with a lit screen",
  },
  social: {
    links: [
      { label: "LinkedIn", url: "https://example.com/linkedin" },
      { label: "Instagram", url: "https://example.com/instagram" },
    ],
  },
}
