export const advertisingContent = {
  meta: {
    title: "Rideshare advertising in {cities} cities: screens and wraps",
    description:
      "In-car tablets, wrapped cars and on-top dynamic screens in {cities} cities, targeted by place, hour and audience, measured live.",
  },
  hero: {
    title: "The best seat in the city faces your ad",
    text: "Rideshare cars carry your brand through the city: on a screen in front of the rider, on the roof above the traffic, and all over the car.",
    formats_label: "See formats and prices",
    button_label: "Contact Us Today",
    see_label: "See your ad on a car",
    picture: "",
  },
  formats: {
    title: "Three formats, one network",
    text: "Book one, or combine all three on the same streets.",
    specification_label: "Files, lead times and prices of each format",
    kit_label: "Media kit",
    cards: [
      {
        title: "In-Car Tablet",
        text: "Video at arm's length from a seated rider with minutes to spare, often on the way to a store. Playback follows the car's position: neighborhoods, business districts, points of interest.",
        fact_value: "{view_time}",
        fact_label: "average view time, by length of ride",
      },
      {
        title: "Car Wrapping",
        text: "The whole car is the canvas. It works the high-traffic areas by day and the nightlife after dark.",
        fact_value: "250 sq ft",
        fact_label: "about, for a full wrap of a sedan",
      },
      {
        title: "On-Top Dynamic Screen",
        text: "A bright screen above the traffic that changes with the block below it. Geo-fence it, daypart it, swap the message while the car is moving.",
        fact_value: "{uptime}",
        fact_label: "uptime of the screens",
      },
    ],
  },
  engagement: {
    title: "Watch it work, live",
    text: "No waiting weeks for a report. Your live dashboard counts impressions, engagement and campaign performance as the cars drive.",
    points: [
      { title: "Geo-fencing", text: "From a whole city down to one point of interest." },
      { title: "Dayparting", text: "Commute, lunch, night out: pay for the hours that matter to you." },
      { title: "Demographic targeting", text: "Choose the areas and hours of the people you want to reach." },
      { title: "AI-powered ad optimization", text: "Budget moves to the places and spots that perform." },
    ],
  },
  campaign_stats: {
    title: "Campaign Stats",
    note: "Figures for the whole network. The chart is from a made-up campaign, with no client's data.",
    report_label: "See a sample report",
    by_day_label: "Impressions by day",
    items: [
      { value: "{monthly_reach}", label: "monthly reach, in impressions" },
      { value: "{completion}", label: "completion: ads played to the end" },
      { value: "{average_view_time}", label: "average view time, {view_time} by length of ride" },
    ],
  },
  // An empty row gives the editor its fields; clients and partners without a name are hidden.
  clients: {
    title: "They advertise with us",
    items: [{ client: "", picture: "" }],
  },
  cases: {
    goal_label: "Goal",
    campaign_label: "What ran",
    source_label: "Source",
  },
  partners: {
    title: "Measured with",
    items: [{ partner: "", measures: "", source: "", picture: "" }],
  },
  closing: {
    title: "Tell us where your customers ride",
    text: "We'll answer within {advertiser_reply}.",
    button_label: "Contact Us Today",
  },
}
