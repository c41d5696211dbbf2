export const driverPayContent = {
  pay: {
    title: "What you're paid, and for what",
    text: "No points, no levels. Three things set your pay: format, hours and city.",
    items: [
      {
        title: "What is paid",
        text: "A monthly amount for the format your car carries, on top of your fares and tips. Your campaign agreement states your amount.",
      },
      {
        title: "How it is worked out",
        text: "By the hours you drive with the ads on. Full weekly hours earn the full range; half of them earn half. A city with more bookings pays more.",
      },
      {
        title: "When it is paid",
        text: "Every week, by direct deposit. There's no invoice to send and no minimum to reach first.",
      },
      {
        title: "What it takes",
        text: "One visit to install the screen or the wrap, then the hours you drive anyway. Keep the screen plugged in and clean.",
      },
    ],
  },
  estimator: {
    title: "What could it be for you?",
    text: "Three choices, one range. They are not stored and do not go into your application.",
    hours_label: "Hours you drive a week",
    format_label: "What your car carries",
    city_label: "Where you drive",
    other_city_label: "Another city",
    button_label: "Work it out",
    result_label: "Estimated pay",
    period: "a month, before taxes",
    weekly_period: "a week",
    formula_title: "How this was worked out",
    hours_factor: "your hours, by full hours a week",
    assumptions_title: "What it assumes",
    assumptions: [
      "You drive these hours every week of the month, with the ads on.",
      "Hours beyond full hours add nothing.",
      "One format on the car, and a campaign that runs all month. Between campaigns there may be less.",
      "Your costs, such as fuel, and your taxes are not taken off.",
    ],
    average_title: "Until it adds up to {driver_earnings}",
    average_text: "Our average driver earnings, by these rates and at {hours} hours a week:",
    average_weeks: "{weeks} weeks",
    caution: "An estimate, not a promise. What you are paid is what your campaign agreement says.",
    unknown: "There is no range for this choice yet. Your campaign agreement names the amount.",
  },
  /** The in-car tablet has its range among the figures of all pages. */
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
