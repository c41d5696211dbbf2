const FORMATS = "In-Car Tablet, Car Wrapping, On-Top Dynamic Screen"
const WANTED = "Drivers are wanted here. We take every application and answer within {driver_reply}."

const openCity = (name: string, state: string, latitude: string, longitude: string, aliases = "") => ({
  name,
  state,
  aliases,
  latitude,
  longitude,
  status: "OPEN",
  formats: FORMATS,
  drivers_wanted: WANTED,
  rule: "",
  rule_source: "",
  rule_as_of: "",
})

/** The cities: those that cars drive in, those with a wait list, and those whose rules do not permit it. */
export const citiesContent = {
  meta: {
    title: "Cities",
    description: "Where {name} cars drive, which cities have a wait list, and where we are not.",
  },
  hero: {
    title: "Where our cars drive",
    text: "Every city we are in, with what it offers advertisers and drivers. Yours is not here? Write to us anyway.",
  },
  map: {
    title: "Cities on the map",
    text: "Each light is a city with our cars. A ring is a city that waits.",
  },
  statuses: {
    open_label: "Open",
    open_text: "Cars drive here today. Campaigns can start, and drivers can apply.",
    wait_list_label: "Wait list",
    wait_list_text: "We are not here yet. Put your name down, and we write to you when it opens.",
    not_permitted_label: "Not permitted",
    not_permitted_text:
      "We put no screens into cars here today. Put your name down, and we write to you when that changes.",
  },
  city: {
    title: "Rideshare advertising in {city}",
    description: "{city} with {name}: status, ad formats, local rules, and how to apply or plan a campaign.",
    status_label: "Status",
    formats_title: "Ad formats",
    drivers_title: "Drivers wanted",
    rule_title: "Local rule",
    source_label: "Source:",
    as_of_label: "As of",
    drive_label: "Apply as a driver",
    advertise_label: "Plan a campaign",
    wait_drive_label: "Join the drivers' wait list",
    wait_advertise_label: "Tell us about your campaign",
    all_label: "All cities",
  },
  list: {
    cities: [
      openCity("Los Angeles", "CA", "34.05", "-118.24", "LA"),
      openCity("San Diego", "CA", "32.72", "-117.16"),
      openCity("Irvine", "CA", "33.68", "-117.83"),
      openCity("San Francisco", "CA", "37.77", "-122.42", "SF, San Fran"),
      openCity("San Jose", "CA", "37.34", "-121.89"),
      openCity("Sacramento", "CA", "38.58", "-121.49"),
      openCity("Las Vegas", "NV", "36.17", "-115.14", "Vegas"),
      openCity("Phoenix", "AZ", "33.45", "-112.07"),
      openCity("Seattle", "WA", "47.61", "-122.33"),
      openCity("Denver", "CO", "39.74", "-104.99"),
      openCity("Dallas", "TX", "32.78", "-96.80"),
      openCity("Austin", "TX", "30.27", "-97.74"),
      {
        name: "New York",
        state: "NY",
        aliases: "NYC, New York City",
        latitude: "40.71",
        longitude: "-74.01",
        status: "NOT_PERMITTED",
        formats: "",
        drivers_wanted: "",
        rule: "We do not put screens into cars there today. The city's Taxi and Limousine Commission licenses rideshare cars: ask it what its rules permit in yours.",
        rule_source: "",
        rule_as_of: "",
      },
    ],
  },
}
