export const homeContent = {
  meta: {
    title: "Revolutionizing Rideshare Advertising",
    description:
      "Location-based video ads on screens inside rideshare cars, and vehicle wraps that work as moving billboards.",
  },
  hero: {
    title: "Revolutionizing Rideshare Advertising",
    text: "Engage riders with smart, location-based video ads. Boost your brand's visibility where it matters most.",
    button_label: "Advertise With Us",
    drivers_label: "Drive for Uber or Lyft? See what it pays",
    offer: "{cities} cities, from {dollars} a campaign, reply within {advertiser_reply}",
    advertisements: [
      { title: "Late show, two seats left", text: "The theater around the corner" },
      { title: "Lunch, next left", text: "Noodle bar, open now" },
    ],
    pause_label: "Pause the moving pictures",
    picture: "",
  },
  brands: {
    title: "For Brands & Agencies",
    text: "A rider sits an arm's length from our screen for a whole ride. You decide where, when and for whom it plays.",
    cards: [
      {
        title: "Location-Based Ads",
        text: "Draw a fence around a neighborhood, a business district or one front door. Your ad starts when the car drives in, and stops when it leaves.",
      },
      {
        title: "Real-Time Analytics",
        text: "Impressions, engagement and campaign performance on a live dashboard, while the cars are still on the road.",
      },
      {
        title: "Hyper-Targeted Campaigns",
        text: "Coffee at seven, cocktails at nine. Combine dayparting with demographics, and let AI-powered optimization move budget to what works.",
      },
    ],
    button_label: "Learn More About Advertising",
  },
  coverage: {
    title: "Where our cars drive",
    text: "Each light is a city with our cars.",
    button_label: "See all cities",
  },
  statistics: {
    title: "The network in numbers",
    items: [
      { value: "{active_vehicles}", label: "active vehicles" },
      { value: "{cities}", label: "cities" },
      { value: "{monthly_impressions}", label: "monthly impressions" },
      { value: "{uptime}", label: "uptime of the screens" },
      { value: "{view_time}", label: "average view time, by length of ride" },
      { value: "{driver_earnings}", label: "average driver earnings" },
    ],
  },
  drive: {
    title: "What would a screen pay you?",
    text: "You're on the road anyway. A tablet on your headrest pays by the hours you drive, on top of your fares and tips.",
    hours_label: "Hours you drive a week",
    hours_text: "{hours} hours a week, with a tablet",
    button_label: "See what a screen pays",
  },
  vehicle_wrap: {
    title: "Transform Your Ads Into A Moving Billboard",
    text: "A billboard waits for traffic. A wrapped car is the traffic: out all day, in the streets where your customers live, work and wait.",
    button_label: "Start Your Campaign",
    see_label: "See your ad on a car",
    picture: "",
  },
  closing: {
    title: "Ready to Get Started?",
    text: "Join the future of outdoor advertising today",
    contact_label: "Contact Us",
    learn_more_label: "Learn More",
  },
}
