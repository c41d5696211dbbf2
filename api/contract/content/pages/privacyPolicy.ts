import { lines } from "./legalSection.ts"

/**
 * The Privacy Policy: after `hero`, each key is one section of the document. It says what the software does. Lines that
 * begin with `[if …]` follow the settings (settingTexts.ts), so that text and behavior cannot part.
 */
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
    text: lines(
      "[if no pixels] We collect information in two ways: you give it to us, and your browser sends it.",
      "[if pixels] We collect information in three ways: you give it to us, your browser sends it, and, if you agree, advertising pixels record it.",
    ),
    parts: {
      personal: {
        title: "Personal information you give us",
        text: lines(
          "- Drivers who apply: name, email address, phone number, city, the rideshare platforms you drive for, and the year, make and model of your vehicle.",
          "- Advertisers who contact us: your name, your company's name, your email address, the locations and ad formats you are interested in, your message and, if you planned a campaign here, its budget, weeks and cities.",
          "- Drivers and advertisers who send us files on their status page, such as a photo of a license or of a car: the files and their names. Only our team sees them.",
          "- With either form: the language you used, that you confirmed your age and accepted our Terms of Service and this policy, when, and which version of both was published then.",
          "- Anyone who makes a privacy request: your email address, what you ask for, and what you add to it, such as a name or a phone number. We clear these 30 days after our answer, or 7 days after you asked if you do not confirm it, and keep only the kind of request, its dates and its outcome for 24 months.",
          "- Drivers and advertisers who enter into a campaign agreement: what that agreement needs to be carried out, such as payment and direct-deposit details.",
          "- Anyone who writes to us: your message and the address it came from. We also keep the emails that we send you, and our notes about your application or inquiry.",
        ),
      },
      automatic: {
        title: "Information collected automatically",
        text: lines(
          "- Technical data: the network (IP) address, time and page of each request are recorded in technical logs. To keep our forms from being flooded, we also count requests by network address, for up to a day.",
          "- Usage data: which pages are opened, which website or campaign led to them, and whether a form was begun or sent, as totals. A form that you send keeps the source that it came from.",
          "- Campaign data: the position and operating state of screens that are installed in vehicles, and when an ad was shown. It is used to show and count ads, and is reported to advertisers in aggregate.",
        ),
      },
      cookies: {
        title: "Cookies and similar technologies",
        text: lines(
          "This policy covers cookies, storage in your browser, analytics and advertising pixels. This is what we use now:",
          "",
          "- Storage in your browser keeps the text of a form that you have not sent yet, until it is sent or the tab is closed. It stays in your browser.",
          "- Analytics are our own: we count visits on our server, without cookies, without an identifier in your browser and without another company's scripts. To tell visitors of one day apart, we turn network address and browser name into a code with a random key. Key and codes are deleted when the day is over, and only totals stay.",
          "[if no pixels] - Advertising pixels: none is switched on. We use no third-party analytics or advertising pixels, and our public pages set no cookies.",
          "[if pixels] - Advertising pixels of {pixels} tell us and these companies whether someone who saw one of our own ads visited the website. We ask you first: nothing of them loads before you agree. Then they set cookies and learn your network address, which pages you open and that you sent a form, not what you wrote in it. Your answer is kept in a cookie for up to 180 days, and you can change it under “Cookie choices” at the bottom of every page.",
          "",
          "If your browser sends Global Privacy Control or Do Not Track, your visits add to one plain total and to nothing else.",
          "[if pixels] We do not ask about pixels then, and none loads.",
          "",
          "You can block or delete cookies and storage in your browser's settings. The website's pages and forms work without them.",
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
      "- run, secure and improve the website and the platform, which includes holding back forms that look like spam;",
      "- send you news about our services where the law allows it; you can opt out at any time;",
      "- meet legal obligations, and establish, exercise or defend legal claims.",
    ),
  },
  sharing: {
    title: "How We Share Your Information",
    text: lines(
      "We do not sell your personal information for money. We share it only:",
      "",
      "- with service providers who host our systems, deliver email, process payments or run software that we connect to ours, such as for keeping track of applications and inquiries, and who may use it for that purpose alone;",
      "- with advertisers, as aggregated campaign reports that do not name any driver or rider;",
      "[if pixels] - with {pixels}, through the pixels described under cookies, if you agreed to them;",
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
      "We keep personal information only for as long as we need it for the purposes in this policy, and erase it earlier when you ask us to:",
      "",
      "[if retention_rejected] - Applications and inquiries that we rejected are erased automatically {retention_rejected} after that.",
      "[if retention_leads] [if retention_rejected] - All other applications and inquiries are erased automatically {retention_leads} after we received them or, while we are in contact with you, after the last change, and not before a follow-up that we have planned.",
      "[if retention_leads] [if no retention_rejected] - Applications and inquiries are erased automatically {retention_leads} after we received them or, while we are in contact with you, after the last change, and not before a follow-up that we have planned.",
      "[if no retention_leads] [if retention_rejected] - All other applications and inquiries are kept until you ask us to erase them, or until we no longer need them and erase them.",
      "[if no retention_leads] [if no retention_rejected] - Applications and inquiries are kept until you ask us to erase them, or until we no longer need them and erase them.",
      "[if retention_mail] - Emails about them are kept in a log. What they say, and to whom, is erased after {retention_mail}, or with the application or inquiry if that is earlier.",
      "[if no retention_mail] - Emails about them are kept in a log, and are erased with the application or inquiry.",
      "[if retention_files] - Files that you send us are erased {retention_files} after we got them, or with the application or inquiry if that is earlier.",
      "[if no retention_files] - Files that you send us are erased with the application or inquiry.",
      "- Forms that look like spam are held back for up to 90 days, then erased, unless we find that they are not spam.",
      "- What we delete can be restored for 30 days, then it is erased.",
      "[if retention_events] - Our record of who on the team did what, which names nobody outside of it, is deleted after {retention_events}.",
      "[if no retention_events] - Our record of who on the team did what, which names nobody outside of it, is kept.",
      "- Records of campaign agreements and payments are kept for as long as tax and commercial law require.",
      "- Technical logs are kept for a short time, unless they are needed to investigate an incident.",
      "",
      "Of an erased application or inquiry we keep only that it existed: its number, dates and status, why it was erased and, if it is on our list, the city. Backups hold what was erased since they were made, until newer ones replace them.",
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
      "[if mail] Ask on the page [Your Privacy Choices](/privacy-request), or write to {contact_email}. We email you a link to confirm that the address is yours.",
      "[if no mail] Write to {contact_email}. We may ask you to confirm that the address is yours.",
      "",
      "We answer within 45 days. If we need up to 45 days more, we tell you why. A copy is a file for reading and one for machines, behind a link that works for 7 days. We do not treat anyone worse for having used a right.",
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
      "[if no pixels] We neither sell personal information nor share it for advertising across websites.",
      "[if pixels] We do not sell personal information for money. The pixels of {pixels} may count as sharing: they load only if you agree, and you opt out by declining them under “Cookie choices” at the bottom of every page, by sending Global Privacy Control, or by a request.",
      "",
      'To use these rights, ask on the page [Your Privacy Choices](/privacy-request) or write to {contact_email}. You may also have an authorized agent write for you. Under California\'s "Shine the Light" law you may ask once a year which personal information we disclosed to third parties for their own direct marketing.',
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
