export const sampleReportContent = {
  meta: {
    title: "A sample campaign report",
    description:
      "What clients get: impressions by day, city and format, counted and modeled apart, with cost and CPM. A made-up campaign, its days also as a file.",
  },
  hero: {
    title: "The report you'll get",
    text: "Your live dashboard shows these figures while the campaign runs. At the end they come as one report, counted and modeled impressions apart, and its days as a file.",
    csv_label: "Download the days (CSV)",
    quote_label: "Contact Us Today",
  },
  campaign: {
    sample_label: "Sample: made-up campaign, no client's data",
    title: "Campaign report",
    name: "Cold brew, spring launch",
    text: "Example Coffee, March 2–29, 2026, in Los Angeles and Dallas",
  },
  figures: {
    items: [
      { value: "179,596", label: "counted impressions, in the car" },
      { value: "939,183", label: "modeled impressions, on the street" },
      { value: "$7,838.85", label: "cost" },
      { value: "95.4%", label: "of counted ads played to the end" },
      { value: "$17.50", label: "CPM, counted" },
      { value: "$5.00", label: "CPM, modeled" },
    ],
  },
  charts: {
    title: "By day",
    counted_title: "Counted, in the car",
    modeled_title: "Modeled, on the street",
    most_label: "Most:",
  },
  // The first item is the table's head.
  table: {
    title: "By city and format",
    items: [
      { part: "Part", counted: "Counted", completion: "To the end", modeled: "Modeled", cost: "Cost" },
      { part: "Los Angeles", counted: "109,737", completion: "95.4%", modeled: "573,218", cost: "$4,786.49" },
      { part: "Dallas", counted: "69,859", completion: "95.4%", modeled: "365,965", cost: "$3,052.36" },
      { part: "In-Car Tablet", counted: "179,596", completion: "95.4%", modeled: "–", cost: "$3,142.93" },
      { part: "On-Top Dynamic Screen", counted: "–", completion: "–", modeled: "939,183", cost: "$4,695.92" },
      { part: "Total", counted: "179,596", completion: "95.4%", modeled: "939,183", cost: "$7,838.85" },
    ],
  },
  // The chart and the CSV file both use these lines: date, counted, completed, modeled, cost.
  data: {
    days: `2026-03-02,5058,4819,35588,266.46
2026-03-03,5219,4982,35219,267.43
2026-03-04,5618,5368,34816,272.39
2026-03-05,6194,5913,34841,282.60
2026-03-06,7329,6989,35608,306.29
2026-03-07,7028,6696,28306,264.54
2026-03-08,5783,5522,24009,221.23
2026-03-09,5905,5641,31916,262.93
2026-03-10,6292,6004,34210,281.15
2026-03-11,6412,6112,35307,288.75
2026-03-12,6873,6553,36638,303.47
2026-03-13,8374,7999,40040,346.75
2026-03-14,7949,7597,34098,309.58
2026-03-15,5845,5574,29105,247.82
2026-03-16,5202,4955,36295,272.50
2026-03-17,5302,5058,36143,273.51
2026-03-18,5635,5383,35813,277.69
2026-03-19,6152,5876,35827,286.78
2026-03-20,7212,6879,36442,308.42
2026-03-21,6844,6524,28640,262.96
2026-03-22,5594,5335,23912,217.47
2026-03-23,5736,5482,31355,257.16
2026-03-24,6181,5898,33351,274.92
2026-03-25,6368,6071,34328,283.08
2026-03-26,6880,6559,35629,298.54
2026-03-27,8453,8073,39084,343.35
2026-03-28,8126,7765,33599,310.20
2026-03-29,6032,5755,29064,250.88`,
  },
  method: {
    title: "Method",
    text: "Counted: the tablet records each ad that starts and each that ends. Modeled: time on each street, times published traffic counts.",
    link_label: "How impressions are counted",
  },
  closing: {
    title: "Want this for your campaign?",
    text: "Tell us what you'd like to measure. We'll answer within {advertiser_reply}.",
    button_label: "Contact Us Today",
  },
}
