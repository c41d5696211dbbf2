export const notFoundContent = {
  meta: {
    title: "Page not found",
    description: "There's no page at this address.",
  },
  message: {
    title: "Wrong turn",
    text: "There's no page at this address. It may have moved, or the link has a typo.",
    button_label: "Back to the start",
  },
  detours: {
    title: "Or take one of these",
    advertising: "Formats, targeting and live figures for brands and agencies",
    drivers: "What a driver earns, and the application",
    cities: "Where our cars drive, and where they don't yet",
    contact: "Write to us; we'll answer within {advertiser_reply}",
  },
}
