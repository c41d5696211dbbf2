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
  /** The in-car tablet's range is in the global figures. */
  rates: {
    full_hours: { value: "30", measures: "Hours a week that earn the full range", basis: "", as_of: "" },
    car_wrapping: {
      value: "$180–$450",
      measures: "Pay a month for a wrapped car, at full hours",
      basis: "",
      as_of: "",
    },
    on_top_dynamic_screen: {
      value: "$250–$400",
      measures: "Pay a month for an on-top dynamic screen, at full hours",
      basis: "",
      as_of: "",
    },
    other_cities: { value: "100%", measures: "Share of the range in all other cities", basis: "", as_of: "" },
    cities: [
      {
        name: "Los Angeles",
        share: { value: "110%", measures: "Share of the range in Los Angeles", basis: "", as_of: "" },
      },
      {
        name: "San Francisco",
        share: { value: "110%", measures: "Share of the range in San Francisco", basis: "", as_of: "" },
      },
      {
        name: "Las Vegas",
        share: { value: "115%", measures: "Share of the range in Las Vegas", basis: "", as_of: "" },
      },
    ],
  },
}
