import { lines } from "./legalSection.ts"

export const termsOfServiceContent = {
  meta: {
    title: "Terms of Service",
    description: "The terms on which drivers, advertisers and visitors use {name}.",
  },
  hero: {
    title: "Terms of Service",
    text: "Last Updated: {last_updated}",
  },
  acceptance: {
    title: "Acceptance of Terms",
    text: lines(
      'These terms are an agreement between you and {legal_name} ("{name}", "we", "us"), a limited liability company based in {location}. By using our website, applying as a driver or contacting us as an advertiser, you accept them together with our Privacy Policy. If you act for a company, you confirm that you may bind it.',
      "",
      "By sending one of our forms you confirm that you are at least {minimum_age} years old and accept both; it says so above the button. We record when you did, and which version of both was published then.",
      "",
      "If you do not accept these terms, do not use our services.",
    ),
  },
  services: {
    title: "Our Services",
    text: lines(
      "{name} is a platform and intermediary. We bring advertisers together with rideshare drivers who host advertising in and on their vehicles, in these formats: In-Car Tablet, Car Wrapping and On-Top Dynamic Screen.",
      "",
      "We do not provide transportation. We are not affiliated with, or endorsed by, any rideshare company. Drivers are independent and are not our employees, agents or partners. Figures on this website, such as reach, view time or earnings, describe the network and are no promise of a particular result.",
    ),
  },
  eligibility: {
    title: "Eligibility",
    text: "Drivers and advertisers must be at least {minimum_age} years old and able to enter into a binding contract. You must give us true and complete information and keep it up to date.",
  },
  driver_terms: {
    title: "Driver Terms",
    text: lines(
      "- Application: sending an application does not oblige you or us to anything. We reserve the right to approve or reject any driver application.",
      "- Requirements: you need a valid driver's license, the insurance and registration the law requires, and the right to install advertising in or on the vehicle. You are responsible for following traffic law, local rules on vehicle advertising and the rules of the rideshare platforms you drive for.",
      "- Equipment: screens remain our property or that of our partners. Keep them in place, do not open or alter them, and tell us about damage or theft without delay.",
      "- Safety: never operate a screen while driving. You need not speak to riders about the ads.",
      "- Compensation: what you earn, and when and how it is paid, is set in your individual campaign agreement. Amounts on the website are typical ranges and no guarantee.",
      "- Taxes: you are responsible for the taxes on what you earn.",
    ),
  },
  advertiser_terms: {
    title: "Advertiser Terms",
    text: lines(
      "- Content: you are responsible for your advertising, hold all rights that it needs, and make sure that it is true, lawful and suitable for the public. We reserve the right to approve or reject any advertiser content, and to stop showing it at any time.",
      "- Campaigns: formats, locations, times and duration are set in your individual campaign agreement.",
      "- Payment: prices and payment terms are set in your individual campaign agreement. An inquiry through this website is free and binds neither side.",
      "- Measurement: we count impressions and engagement with reasonable care. Our records decide how a campaign was delivered, unless you show that they are wrong.",
      "- License: you grant us the right to reproduce, adapt in format and show your content for as long as the campaign runs.",
    ),
  },
  intellectual_property: {
    title: "Intellectual Property",
    text: "The website, the platform, our name, logo, texts, drawings and software belong to us or our licensors and are protected by law. You may use them only as these terms or a written agreement allow. What you send us stays yours; you allow us to use it to provide our services. We may use feedback freely and without payment.",
  },
  prohibited_conduct: {
    title: "Prohibited Conduct",
    text: lines(
      "You may not:",
      "",
      "- give false information, or apply or inquire in someone else's name;",
      "- provide content that is unlawful, deceptive, hateful, violent, obscene or infringing;",
      "- inflate impressions or interfere with how campaigns are measured;",
      "- open, copy, alter or remove screens or their software without our consent;",
      "- attack, overload or search the website for weaknesses, or scrape it, without our consent;",
      "- use our services for anything that breaks the law or the rights of others.",
    ),
  },
  disclaimers_and_liability: {
    title: "Disclaimers and Limitation of Liability",
    text: lines(
      'Our services are provided "as is" and "as available". As far as the law allows, we give no warranty, express or implied, of merchantability, fitness for a particular purpose, non-infringement, uninterrupted operation or particular results. As a platform and intermediary we are not responsible for the acts of drivers, riders, advertisers or rideshare companies.',
      "",
      "As far as the law allows, neither we nor our members, employees and partners are liable for indirect, incidental, special, consequential or punitive damages, or for lost profits, data or goodwill.",
      "",
      "Our total liability for all claims arising from these terms or our services is limited to the amount paid between you and us in the 12 months preceding the event that gave rise to the claim.",
      "",
      "Nothing in these terms limits liability that cannot be limited by law.",
    ),
  },
  indemnification: {
    title: "Indemnification",
    text: "You will defend, indemnify and hold harmless {legal_name}, its members, employees and partners against third-party claims, damages and costs, including reasonable attorneys' fees, that arise from your content, your vehicle, your use of our services, or your breach of these terms or the law.",
  },
  termination: {
    title: "Termination",
    text: "You may stop using our services at any time. We may suspend or end your access if you breach these terms, if the law requires it, or if we end a service. A campaign agreement ends by its own terms. Amounts that are due remain payable, equipment must be returned, and the sections that by their nature last beyond the end, such as those on intellectual property, liability, indemnification and disputes, remain in force.",
  },
  dispute_resolution: {
    title: "Dispute Resolution",
    text: "The rules for a dispute between you and us:",
    parts: {
      governing_law: {
        title: "Governing law",
        text: "These terms are governed by the laws of the State of California, without regard to its rules on conflict of laws.",
      },
      informal_resolution: {
        title: "Talk first",
        text: "Before starting a proceeding, write to {contact_email} and describe the dispute. Both sides will try in good faith to settle it within 30 days.",
      },
      arbitration: {
        title: "Binding arbitration",
        text: "A dispute that cannot be settled that way is resolved by binding arbitration before a single arbitrator in {arbitration_place}, and judgment on the award may be entered in any court that has jurisdiction. You and we waive the right to a jury trial, and claims are brought individually, not as a class action. Either side may bring a claim in small claims court, or ask a court for an injunction to protect intellectual property.",
      },
    },
  },
  general_provisions: {
    title: "General Provisions",
    text: lines(
      "- Entire agreement: these terms, the Privacy Policy and any campaign agreement are the whole agreement. If they conflict, the campaign agreement prevails.",
      "- Changes: we may change these terms. The current version is on this page, with its date at the top. By using our services after a change you accept it.",
      "- Severability: if a provision is invalid, the others remain in force.",
      "- No waiver: a right that we do not enforce at once is not given up.",
      "- Assignment: you may transfer your rights only with our written consent. We may transfer ours to a successor of the business.",
      "- Force majeure: nobody is liable for delay or failure that is beyond reasonable control.",
    ),
  },
  contact: {
    title: "Contact",
    text: lines(
      "Questions about these terms:",
      "",
      "- {legal_name}, {location}",
      "- Email: {contact_email}",
      "- Phone: {phone}",
    ),
  },
}
