import { lines } from "./legalSection.ts"

/** The Privacy Policy: after `hero`, each key is one section of the document. */
export const privacyPolicyContent = {
  meta: {
    title: "Privacy Policy",
    description: "What {name} knows about you, why, for how long, and what you can do about it.",
  },
  hero: {
    title: "Privacy Policy",
    text: "Last Updated: {last_updated}",
  },
  introduction: {
    title: "Introduction",
    text: lines(
      '{legal_name} ("{name}", "we", "us") is a limited liability company based in {location}. We run a platform that brings advertisers together with rideshare drivers who show advertising in and on their cars.',
      "",
      "This policy says what personal information we collect when you visit our website, apply as a driver or contact us as an advertiser, what we use it for, who receives it, and which rights you have. If you do not agree with it, please do not use the website or send us your information.",
    ),
  },
  information_we_collect: {
    title: "Information We Collect",
    text: "We collect information in three ways: you give it to us, your browser sends it, and cookies and similar technologies record it.",
    parts: {
      personal: {
        title: "Personal information you give us",
        text: lines(
          "- Drivers who apply: name, email address, phone number, city, the rideshare platforms you drive for, and the year, make and model of your vehicle.",
          "- Advertisers who contact us: your name, your company's name, your email address, the locations and ad formats you are interested in, and your message.",
          "- Drivers and advertisers who enter into a campaign agreement: what that agreement needs to be carried out, such as payment and direct-deposit details.",
          "- Anyone who writes to us: your message and the address it came from.",
        ),
      },
      automatic: {
        title: "Information collected automatically",
        text: lines(
          "- Technical data: IP address, browser and device type, operating system, language and the time of your visit.",
          "- Usage data: the pages you open, the page that you came from, and what you click.",
          "- Campaign data: the position and operating state of screens that are installed in vehicles, and when an ad was shown. It is used to show and count ads, and is reported to advertisers in aggregate.",
        ),
      },
      cookies: {
        title: "Cookies and similar technologies",
        text: lines(
          "We use cookies, local storage, analytics and advertising pixels:",
          "",
          "- Necessary storage keeps the website working, for instance the text of a form that you have not sent yet. It stays in your browser.",
          "- Analytics tell us which pages are read and where visitors get stuck.",
          "- Advertising pixels tell us and our advertising partners whether someone who saw one of our own ads visited the website.",
          "",
          "You can block or delete cookies in your browser's settings. The website's pages and forms work without them.",
        ),
      },
    },
  },
  use_of_information: {
    title: "How We Use Your Information",
    text: lines(
      "We use personal information to:",
      "",
      "- review driver applications and answer them, as a rule within {driver_reply};",
      "- answer advertisers' inquiries, as a rule within {advertiser_reply}, and prepare offers;",
      "- enter into campaign agreements, carry them out, and make and receive payments;",
      "- show, target, measure and improve advertising campaigns;",
      "- run, secure and improve the website and the platform;",
      "- send you news about our services where the law allows it; you can opt out at any time;",
      "- meet legal obligations, and establish, exercise or defend legal claims.",
    ),
  },
  sharing: {
    title: "How We Share Your Information",
    text: lines(
      "We do not sell your personal information for money. We share it only:",
      "",
      "- with service providers who host our systems, deliver email, process payments or measure usage for us, and who may use it for that purpose alone;",
      "- with advertisers, as aggregated campaign reports that do not name any driver or rider;",
      "- with analytics and advertising partners, through the technologies described under cookies;",
      "- with authorities and courts where the law requires it, or to protect rights, property or safety;",
      "- with a successor, if all or part of our business is merged, sold or reorganized;",
      "- with anyone else only with your consent.",
    ),
  },
  security: {
    title: "Security",
    text: "We protect personal information with technical and organizational measures such as encrypted transmission, access limited to the people who need it, and logging of changes. No system is perfectly secure, so we cannot guarantee absolute security. If a breach puts your rights at risk, we will notify you and the authorities as the law requires.",
  },
  retention: {
    title: "Retention",
    text: lines(
      "We keep personal information only for as long as we need it for the purposes in this policy:",
      "",
      "- applications and inquiries, for as long as we are in contact about them and for a reasonable time after that;",
      "- records of campaign agreements and payments, for as long as tax and commercial law require;",
      "- technical logs, for a short time, unless they are needed to investigate an incident.",
      "",
      "After that we delete it or make it anonymous.",
    ),
  },
  your_rights: {
    title: "Your Rights",
    text: lines(
      "Whoever you are and wherever you live, you may ask us for:",
      "",
      "- Access: to learn which personal information we hold about you, and receive a copy.",
      "- Correction: to have inaccurate or incomplete information put right.",
      "- Deletion: to have your information erased, unless the law requires us to keep it.",
      "- Opt-out of marketing: to receive no more marketing messages from us.",
      "- Portability: to receive the information that you gave us in a common, machine-readable format.",
      "",
      "Write to {contact_email}. We may ask you to confirm your identity, answer within the time the law sets, and do not treat anyone worse for having used a right.",
    ),
  },
  children: {
    title: "Children's Privacy",
    text: "Our services are for people who are at least {minimum_age} years old. We do not knowingly collect personal information from anyone younger. If you believe that a child has sent us information, write to us and we will delete it.",
  },
  third_party_links: {
    title: "Third-Party Links",
    text: "Our website and the ads on our screens may lead to websites of other companies. We do not control them and are not responsible for what they do with your information. Please read their own policies.",
  },
  international_transfers: {
    title: "International Transfers",
    text: "We are based in {location}, and our service providers may work in other countries. If you contact us from outside the United States, your information is transferred to and processed in the United States, where data protection law may differ from that of your country. Where the law asks for safeguards for such a transfer, we put them in place.",
  },
  california_rights: {
    title: "California Privacy Rights",
    text: lines(
      "If you live in California, the California Consumer Privacy Act, as amended, gives you the right to:",
      "",
      "- know which categories and specific pieces of personal information we collect, from where, why, and with whom we share them;",
      "- have your personal information deleted or corrected;",
      "- opt out of the sale or sharing of personal information, which includes sharing through advertising pixels for advertising across websites;",
      "- limit the use of sensitive personal information;",
      "- not be discriminated against for using these rights.",
      "",
      'To use them, write to {contact_email}. You may also have an authorized agent write for you. Under California\'s "Shine the Light" law you may ask once a year which personal information we disclosed to third parties for their own direct marketing.',
    ),
  },
  changes: {
    title: "Changes to This Policy",
    text: "We may change this policy. The current version is always on this page, with the date of the last change at the top. If a change is significant, we will point it out on the website, or by email where we have your address.",
  },
  contact: {
    title: "Contact Us",
    text: lines(
      "Questions about this policy or about your information:",
      "",
      "- {legal_name}, {location}",
      "- Email: {contact_email}",
      "- Phone: {phone}",
    ),
  },
}
