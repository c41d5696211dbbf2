import { adFormats } from "../../../leads/adFormats.ts"

/** What is free, by city and week. The bookings are the table that an operator edits. */
export const inventoryContent = {
  meta: {
    title: "Inventory and prices by city and week",
    description:
      "What's free in each city and week on in-car tablets, wrapped cars and roof screens, with prices, as a table and a file.",
  },
  hero: {
    title: "What's free, and what it costs",
    text: "Every open city, the next {weeks} weeks. The estimator opens with what's free. Tell us your first week when you send the plan.",
    plan_label: "Plan a campaign",
    csv_label: "Download as CSV",
  },
  table: {
    city_label: "City",
    free_counted_label: "Counted impressions free a week",
    free_modeled_label: "Modeled impressions free a week",
    free_cars_label: "Cars free a week",
    week_price_label: "Price for all of it",
    price_label: "Price",
    minimum_label: "Minimum",
    capacity_label: "Offered, per city and week",
    cars_capacity_label: "Cars offered, per city",
    all_key: "All free",
    part_key: "Partly booked",
    none_key: "Booked",
    soon_key: "Too soon for a new file",
    all_free_text: "Nothing is booked in any of these cities. A file that you send today can run from {date} on.",
    weeks_label: "Show the weeks",
  },
  notes: {
    title: "How to read it",
    items: [
      {
        title: "Planning figures",
        text: "What a city has to offer is the figure that our estimator plans with, less what's booked.",
      },
      {
        title: "Four weeks from a click",
        text: "A cell opens the estimator with all that's free in four weeks from there. No link: that's less than our minimum.",
      },
      {
        title: "Your quote confirms the weeks",
        text: "Nothing is held by looking. The estimator plans with a city's whole offer, and your quote says which weeks are yours.",
      },
    ],
  },
  bookings: {
    // A booking without a city is none; this one has the fields for the editor.
    items: [
      { city: "", ad_format: adFormats.IN_CAR_TABLET as string, first_week: "", week_count: "", share_percent: "" },
    ],
  },
  closing: {
    title: "Found your weeks?",
    text: "Send us the plan, and we'll answer within {advertiser_reply} with a price that holds.",
    button_label: "Contact Us Today",
    report_label: "See a sample report",
  },
}
