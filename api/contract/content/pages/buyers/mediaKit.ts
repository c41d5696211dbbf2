export const mediaKitContent = {
  meta: {
    title: "Media kit",
    description:
      "Riders, formats, prices, cities and measurement for agencies and brands, on one page to print or save as PDF.",
  },
  kit: {
    title: "Media kit",
    text: "Formats, files, lead times and prices for agencies and brands.",
    print_label: "Print or save as PDF",
    riders_title: "Who rides",
    riders_text:
      "A seated rider with minutes to spare, often on the way to a store. We haven't surveyed riders: this is what we can say about them.",
    rides_title: "Where they ride: examples from {cities} cities",
    sample_title: "See a sample report",
    contact_title: "Talk to us",
    contact_person: "",
    contact_role: "",
  },
}
