import { unverified } from "../figures/figure.ts"

export const driverPayContent = {
  estimator: {
    title: "Estimate your pay",
    text: "Your hours, format and city set it.",
    hours_label: "Hours you drive a week",
    format_label: "What your car carries",
    city_label: "Where you drive",
    other_city_label: "Another city",
    button_label: "Calculate",
    result_label: "Estimated pay",
    period: "a month, before taxes",
    weekly_period: "a week",
    formula_title: "How this was worked out",
    hours_factor: "your hours ÷ {hours}",
    assumptions_title: "What it assumes",
    assumptions: [
      "You drive these hours every week of the month, with the ads on.",
      "Hours past {hours} a week don't add pay.",
      "One format on the car, and a campaign that runs all month. Between campaigns there may be less.",
      "Your costs, such as fuel, and your taxes aren't taken off.",
    ],
    average_title: "How long it takes to earn {driver_earnings}",
    average_text: "Our average driver earnings, by these rates and at {hours} hours a week:",
    average_weeks: "{weeks} weeks",
    caution: "An estimate, not a promise: your campaign agreement states your amount.",
    unknown: "There is no range for this choice yet. Your campaign agreement names the amount.",
  },
  /** The in-car tablet is missing, as its range is a global figure that other pages use too. */
  rates: {
    full_hours: unverified("30", "Hours a week that earn the full range"),
    car_wrapping: unverified("$180–$450", "Pay a month for a wrapped car, at full hours"),
    on_top_dynamic_screen: unverified("$250–$400", "Pay a month for an on-top dynamic screen, at full hours"),
    other_cities: unverified("100%", "Share of the range in all other cities"),
    cities: [
      {
        name: "Los Angeles",
        share: unverified("110%", "Share of the range in Los Angeles"),
      },
      {
        name: "San Francisco",
        share: unverified("110%", "Share of the range in San Francisco"),
      },
      {
        name: "Las Vegas",
        share: unverified("115%", "Share of the range in Las Vegas"),
      },
    ],
  },
}
