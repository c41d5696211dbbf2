/**
 * The site's words as they are before an operator edits them: page, section, content (DESIGN §3.1, §3.2).
 * It seeds the CMS blocks, gives every page its fallback, and its type is what the pages render from.
 *
 * A text may name a value of `global.company` or `global.figures` in braces, such as `{cities}`:
 * a figure is edited in one place and changes wherever it is told.
 */
export const registry = {
  global: {
    company: {
      name: "Farelight",
      legal_name: "Farelight LLC",
      location: "California, USA",
      contact_email: "hello@example.com",
    },
    figures: {
      active_vehicles: "500+",
      cities: "12",
      monthly_impressions: "2M+",
      uptime: "95%",
      view_time: "8-12 min",
      driver_earnings: "$500",
      driver_monthly_pay: "$200-$300",
    },
  },

  home: {
    meta: {
      title: "Revolutionizing Rideshare Advertising",
      description:
        "Location-based video ads on screens inside rideshare cars, and vehicle wraps that work as moving billboards.",
    },
    hero: {
      title: "Revolutionizing Rideshare Advertising",
      text: "Engage riders with smart, location-based video ads. Boost your brand's visibility where it matters most.",
      button_label: "Advertise With Us",
    },
    brands: {
      title: "For Brands & Agencies",
      text: "A rider looks at our screen for {view_time}, in a place you chose. Here is how you make use of it.",
      cards: [
        {
          title: "Location-Based Ads",
          text: "Pick neighborhoods, business districts or a fence around one point of interest. Your ad plays when the car is there.",
        },
        {
          title: "Real-Time Analytics",
          text: "Impressions, engagement and campaign performance on a live dashboard, while the cars are still on the road.",
        },
        {
          title: "Hyper-Targeted Campaigns",
          text: "Combine dayparting with demographics and let AI-powered optimization move budget to what works.",
        },
      ],
      button_label: "Learn More About Advertising",
    },
    statistics: {
      title: "On the road right now",
      items: [
        { value: "{active_vehicles}", label: "active vehicles" },
        { value: "{cities}", label: "cities" },
        { value: "{monthly_impressions}", label: "monthly impressions" },
        { value: "{uptime}", label: "uptime" },
        { value: "{view_time}", label: "average view time" },
        { value: "{driver_earnings}", label: "average driver earnings" },
      ],
    },
    vehicle_wrap: {
      title: "Transform Your Ads Into A Moving Billboard",
      text: "Vehicle wraps on cars that are out all day, in the streets where your customers live, work and wait.",
      button_label: "Start Your Campaign",
    },
    closing: {
      title: "Ready to Get Started?",
      text: "Join the future of outdoor advertising today",
      contact_label: "Contact Us",
      learn_more_label: "Learn More",
    },
  },

  drivers: {
    meta: {
      title: "Drive with a screen, earn every month",
      description:
        "Uber and Lyft drivers host a {name} screen and earn {driver_monthly_pay} per month, paid weekly. Apply here.",
    },
    hero: {
      title: "Your car already does the miles. Get paid for the view.",
      text: "Host a {name} screen and earn {driver_monthly_pay} per month on top of your fares. It runs by itself.",
      button_label: "Apply to Drive",
      figure: "{driver_monthly_pay}",
      figure_label: "per month",
    },
    benefits: {
      title: "What you get",
      cards: [
        {
          title: "{driver_monthly_pay} per month",
          text: "Passive income for the hours you drive anyway, whether you work with Uber, Lyft or both.",
        },
        {
          title: "No rider interaction",
          text: "Nothing to explain, nothing to sell. Riders watch if they like, and you keep your eyes on the road.",
        },
        {
          title: "Paid weekly",
          text: "Your earnings arrive by direct deposit, every week. You will not have to ask for them.",
        },
        {
          title: "Automatic setup",
          text: "The screen sets itself up and finds its own ads. You drive as you did before.",
        },
      ],
    },
    apply: {
      eyebrow: "Apply to Drive",
      title: "Driver Application",
      text: "Eight answers, and we contact you within 48 hours. Drivers must be at least 18.",
    },
  },

  contact: {
    meta: {
      title: "Contact",
      description: "Tell us where you want to be seen. {name} answers advertisers within 24 hours.",
    },
    hero: {
      title: "Get in Touch",
      text: "Tell us who you want to reach and where. A person reads it, and answers with a plan and a price.",
    },
    form: {
      title: "Plan a campaign",
      text: "All fields are needed, so that our first answer can be a useful one.",
    },
    email: {
      title: "Email Us",
      text: "We respond within 24 hours.",
    },
    coverage: {
      title: "Coverage Area",
      text: "Our cars drive in {cities} major cities, through the neighborhoods and business districts you choose.",
    },
    quick_links: {
      title: "Quick Links",
    },
  },

  not_found: {
    meta: {
      title: "Page not found",
      description: "There is no page at this address.",
    },
    message: {
      title: "Wrong turn",
      text: "There is no page at this address. It may have moved, or the link has a typo.",
      button_label: "Back to the start",
    },
  },
}

type Registry = typeof registry

/** The sections that all pages share. */
export type GlobalContent = Registry["global"]

/** The public pages that have content of their own. */
export type PageName = Exclude<keyof Registry, "global">

/** What a page renders from. */
export interface PageContent<Page extends PageName = PageName> {
  global: GlobalContent
  page: Registry[Page]
}

/** Whether there is a public page of this name. */
export const isPageName = (name: string): name is PageName => name !== "global" && Object.hasOwn(registry, name)
