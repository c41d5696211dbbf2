const AS_OF = "2026-11-23"
const MARKET = "Range of published market prices for 2026. Your quote depends on city, hours and length."
const PLANNING = "A planning value that we set. The quote names the exact one for your cities and weeks."
const MODELED = "Modeled from street traffic for planning. Not part of the impressions that the network counts."

export const formatsContent = {
  meta: {
    title: "Ad formats, specifications and prices",
    description:
      "Sizes, files, lead times, minimums and price ranges of in-car tablets, wrapped cars and roof screens, with a campaign estimator and a media kit.",
  },
  hero: {
    title: "Formats, files and prices",
    text: "What to send us, how soon it can be on the road, and what it costs. Work out a campaign before you talk to anybody.",
    estimator_label: "Estimate a campaign",
    kit_label: "Media kit (PDF)",
  },
  specification: {
    title: "What each format needs",
    text: "Send finished files, or a logo and an idea: we adapt both. Prices exclude tax.",
    format_label: "Format",
    size_label: "Size",
    length_label: "Length",
    file_label: "File",
    resolution_label: "Resolution",
    lead_time_label: "Lead time",
    minimum_label: "Minimum",
    price_label: "Price range",
    basis_title: "Where the prices come from",
    in_car_tablet: {
      size: "10.1 in, landscape, facing the back seat",
      length: "15–30 s, up to 60 s on request",
      file: "MP4 (H.264, AAC) or JPEG, up to 100 MB",
      resolution: "1920 × 1200 px, 30 fps",
      lead_time: "3 working days from final file",
      minimum: { value: "$2,500", measures: "per campaign", basis: PLANNING, as_of: AS_OF },
      price: { value: "$10–$25", measures: "per thousand impressions", basis: MARKET, as_of: AS_OF },
    },
    car_wrapping: {
      size: "Full wrap, about 250 sq ft; doors alone 40 sq ft",
      length: "4 weeks or longer",
      file: "PDF/X-4 or AI on our template, text as outlines",
      resolution: "150 dpi at full size, CMYK",
      lead_time: "15 working days, printing and fitting included",
      minimum: { value: "$3,000", measures: "per campaign, five cars for four weeks", basis: PLANNING, as_of: AS_OF },
      price: {
        value: "$600–$900",
        measures: "per car and four weeks, printing and fitting included",
        basis: PLANNING,
        as_of: AS_OF,
      },
    },
    on_top_dynamic_screen: {
      size: "38 × 12 in, two sides",
      length: "8–15 s, without sound",
      file: "MP4 (H.264) or PNG, up to 50 MB",
      resolution: "960 × 320 px, 30 fps",
      lead_time: "5 working days from final file",
      minimum: { value: "$2,500", measures: "per campaign", basis: PLANNING, as_of: AS_OF },
      price: { value: "$4–$6", measures: "per thousand impressions", basis: MARKET, as_of: AS_OF },
    },
  },
  estimator: {
    title: "Estimate a campaign",
    text: "Start from a budget or from the impressions you need. The result is a range, worked out from the assumptions beside it.",
    start_label: "Start from",
    budget_label: "Budget in dollars",
    impressions_label: "Number of impressions",
    amount_label: "Amount",
    weeks_label: "Weeks",
    formats_label: "Ad formats",
    cities_label: "Cities",
    submit_label: "Estimate",
    result_title: "Your estimate",
    budget_result_label: "budget",
    impressions_result_label: "impressions",
    empty_text: "Enter an amount and weeks, and choose at least one format and one city.",
    minimum_text: "This share is below the format's minimum:",
    capacity_text: "More than the network can show in these cities and weeks. Add weeks or cities.",
    send_label: "Send this plan",
    note: "An estimate, not an offer. We answer within {advertiser_reply} with a price that holds.",
  },
  assumptions: {
    title: "What the estimate assumes",
    text: "The budget is split evenly over the formats you choose, and every city gets the same share. Prices are those of the table above.",
    in_car_tablet: {
      value: "38,000",
      measures: "impressions per city and week on in-car tablets",
      basis: "A planning value: 2 million impressions a month, spread evenly over twelve cities.",
      as_of: AS_OF,
    },
    car_wrapping: {
      value: "500,000",
      measures: "impressions per city and week on wrapped cars",
      basis: MODELED,
      as_of: AS_OF,
    },
    on_top_dynamic_screen: {
      value: "200,000",
      measures: "impressions per city and week on roof screens",
      basis: MODELED,
      as_of: AS_OF,
    },
    wrapped_car: {
      value: "112,000",
      measures: "impressions of one wrapped car in four weeks",
      basis: MODELED,
      as_of: AS_OF,
    },
  },
  methodology: {
    title: "How impressions are counted",
    text: "One word, two ways of counting. Reports keep them apart.",
    items: [
      {
        title: "In the car: counted",
        text: "An impression is one ad that starts while a ride is under way. The tablet notes each start and each end, and your report says how many of those that started were played to the end.",
      },
      {
        title: "On the street: modeled",
        text: "Nobody can count who looks at a car. For wraps and roof screens we multiply the time on each street by published traffic counts for that street and hour. It is an estimate, and reports call it one.",
      },
      {
        title: "What is left out",
        text: "Parked cars, drives without a rider for tablets, and screens that were off or out of contact count nothing.",
      },
      {
        title: "What you can check",
        text: "You get the raw counts by day, city and format as a file, so that your agency can work out its own figures.",
      },
    ],
  },
  case_studies: {
    title: "Campaigns so far",
    text: "What clients did with it, in their own figures.",
    // A case without a client is not shown; this one has the fields for the editor.
    items: [{ client: "", campaign: "", result: "", measured: "", quote: "", quoted: "" }],
  },
  media_kit: {
    title: "Media kit",
    text: "Formats, files, lead times and prices for agencies and brands.",
    contact_title: "Talk to us",
    page_label: "Page",
  },
  closing: {
    title: "Send us your plan",
    text: "A person reads it and answers within {advertiser_reply}, with a price that holds.",
    button_label: "Contact Us Today",
    kit_label: "Media kit (PDF)",
  },
}
