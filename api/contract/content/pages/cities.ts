const FORMATS = "In-Car Tablet, Car Wrapping, On-Top Dynamic Screen"
const WANTED = "Drivers are wanted here. We read every application and answer within {driver_reply}."

const openCity = (name: string, state: string, latitude: string, longitude: string, aliases = "") => ({
  id: "",
  name,
  state,
  aliases,
  former: "",
  latitude,
  longitude,
  status: "OPEN",
  formats: FORMATS,
  drivers_wanted: WANTED,
  rule: "",
  rule_source: "",
  rule_as_of: "",
})

export const citiesContent = {
  meta: {
    title: "Rideshare ads and driver pay in {cities} cities",
    description: "Where {name} cars drive, and where they don't yet.",
  },
  hero: {
    title: "Where our cars drive",
    text: "Where campaigns run and drivers can apply. Yours isn't here? [Write to us anyway](/contact).",
  },
  map: {
    title: "Cities on the map",
    open_label: "Cars on the road",
  },
  statuses: {
    open_label: "Open",
    open_text: "Our cars are on the road. Campaigns can start, and drivers can apply.",
    wait_list_label: "Wait list",
    wait_list_text: "We're not here yet. Join the list and we'll email you when it opens.",
    not_permitted_label: "Not available yet",
    not_permitted_text: "We don't put screens in cars here today. Join the list and we'll email you when that changes.",
  },
  closing: {
    title: "Start in your city",
    text: "Put your brand on its streets, or put your car to work.",
    advertise_label: "Advertise With Us",
    drive_label: "Apply to Drive",
  },
  city: {
    title: "Rideshare advertising in {city}",
    description: "What ads in and on rideshare cars cost in {city}, and what drivers are paid.",
    trail_label: "Breadcrumb",
    map_title: "{city} on the map",
    drive_title: "Drive in {city}",
    pay_label: "{hours} hours a week here, with a tablet (est.)",
    full_pay_label: "{hours} hours or more (est.)",
    pay_period: "a month, before taxes",
    list_pay_note: "The figures are driver pay per month, before taxes (est.), highest first.",
    pay_button: "Estimate with your hours",
    drive_label: "Apply as a driver",
    advertise_title: "Advertise in {city}",
    impressions_label: "Planned per city: impressions a week on tablets (est.)",
    cost_label: "All of them, for four weeks (est.)",
    formats_label: "Formats in {city}",
    advertise_label: "Plan a campaign",
    basis_label: "Where these figures come from",
    wait_drive_label: "Join the drivers' wait list",
    wait_advertise_label: "Tell us about your campaign",
    rule_title: "Local rule",
    source_label: "Source:",
    as_of_label: "Looked up",
    near_label: "Closest cities:",
    closing_title: "Start in {city}",
    wait_closing_title: "Want us in {city}?",
  },
  rides: {
    items: [
      {
        name: "Los Angeles",
        text: "Rides run between LAX, Downtown, Hollywood and the beaches, with long stretches of freeway in between.",
      },
      {
        name: "Dallas",
        text: "Two airports, Uptown, Deep Ellum and the offices along the tollway: long rides at business hours.",
      },
      {
        name: "Phoenix",
        text: "From Sky Harbor to downtown, Tempe and Scottsdale: a wide valley with long rides and spring training crowds.",
      },
      {
        name: "San Francisco",
        text: "Commuters, conference visitors and diners ride between SFO, the Financial District, SoMa and the Mission.",
      },
      {
        name: "Seattle",
        text: "Riders go from Sea-Tac to downtown, the South Lake Union offices, Capitol Hill bars and the stadiums.",
      },
      {
        name: "San Diego",
        text: "Convention visitors, beachgoers and ballgame crowds ride between the airport, the Gaslamp Quarter and the coast.",
      },
      {
        name: "Irvine",
        text: "Office parks, UC Irvine and the Spectrum Center make for short rides, with John Wayne Airport next door.",
      },
      {
        name: "San Jose",
        text: "Tech campuses, an airport close to downtown and game nights at the arena keep Silicon Valley riding.",
      },
      {
        name: "Sacramento",
        text: "Capitol staff by day, Midtown restaurants and downtown arena crowds by night, and a long ride to the airport.",
      },
      {
        name: "Las Vegas",
        text: "Visitors ride all night between the airport, the Strip, Fremont Street and the convention center.",
      },
      {
        name: "Denver",
        text: "The airport is far out on the plains, so rides to Union Station are long; evenings belong to LoDo and RiNo.",
      },
      {
        name: "Austin",
        text: "Campus, Sixth Street and South Congress fill the evenings; festivals and race weekends fill the airport road.",
      },
    ],
  },
  list: {
    removed: "",
    counted_on: "2026-11-23",
    cities: [
      openCity("Los Angeles", "CA", "34.05", "-118.24", "LA"),
      openCity("Dallas", "TX", "32.78", "-96.80"),
      openCity("Phoenix", "AZ", "33.45", "-112.07"),
      openCity("San Francisco", "CA", "37.77", "-122.42", "SF, San Fran"),
      openCity("Seattle", "WA", "47.61", "-122.33"),
      openCity("San Diego", "CA", "32.72", "-117.16"),
      openCity("Irvine", "CA", "33.68", "-117.83"),
      openCity("San Jose", "CA", "37.34", "-121.89"),
      openCity("Sacramento", "CA", "38.58", "-121.49"),
      openCity("Las Vegas", "NV", "36.17", "-115.14", "Vegas"),
      openCity("Denver", "CO", "39.74", "-104.99"),
      openCity("Austin", "TX", "30.27", "-97.74"),
      {
        id: "",
        name: "New York",
        state: "NY",
        aliases: "NYC, New York City",
        former: "",
        latitude: "40.71",
        longitude: "-74.01",
        status: "NOT_PERMITTED",
        formats: "",
        drivers_wanted: "",
        rule: "Drivers of for-hire cars may carry an ad tablet if they choose to, and they get a share of what it earns. It has to come from a provider that the city's Taxi and Limousine Commission has licensed for that.",
        rule_source:
          "NYC Taxi and Limousine Commission https://www.nyc.gov/site/tlc/businesses/in-vehicle-advertising-technology.page",
        rule_as_of: "November 26, 2026",
      },
    ],
  },
}
