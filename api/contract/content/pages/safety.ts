export const safetyContent = {
  meta: {
    title: "Is it really us?",
    description:
      "How {name} contacts you, what we never ask for, how to verify a message in our name, and where to report a scam.",
  },
  hero: {
    title: "Is it really us?",
    text: "Scammers copy offers like ours. Here's how to tell our messages from theirs.",
  },
  never: {
    title: "What we never ask for",
    text: "One of these is enough to know it isn't us. Stop, and don't answer.",
    items: [
      {
        title: "Money",
        text: "No fee, no deposit, no payment for a screen, a wrap or the person who installs it.",
      },
      {
        title: "A check to deposit",
        text: "We never send a check and ask you to pass part of it on. Such a check bounces days later, and your bank takes the money back from you.",
      },
      {
        title: "Your bank login",
        text: "No password, no PIN, no code from your phone. Direct deposit needs an account and a routing number, and those belong in your agreement.",
      },
      {
        title: "Gift cards or transfers",
        text: "No gift cards, wire transfers, payment apps or cryptocurrency, for any reason.",
      },
    ],
  },
  contact: {
    title: "How we contact you",
    text: "Only after you contact us first.",
    items: [
      {
        title: "You write first",
        text: "We answer applications and inquiries sent on this site. We don't offer pay to people who never wrote to us.",
      },
      {
        title: "We use the addresses on this page",
        text: "By email or by phone, within {driver_reply} for drivers and {advertiser_reply} for advertisers.",
      },
      {
        title: "It comes in writing",
        text: "Your pay is in a written campaign agreement before anything goes on or into your car. No one has to decide today.",
      },
    ],
  },
  addresses: {
    title: "Our addresses",
    text: "Compare what you got with these, letter by letter. An address that differs by one letter isn't ours.",
    website_label: "Website",
    email_label: "Email",
    sender_label: "Receipts and replies come from",
    phone_label: "Phone",
    company_label: "Company",
    profiles_label: "Profiles",
    reference_label: "Reference numbers",
    reference_text: "A letter and a number, such as D-1042",
    note: "Senders, numbers and names can all be faked, so no comparison proves that a message is from us. Trust your status page, or call the number on this page.",
  },
  verify: {
    title: "How to verify a message",
    text: "Four checks before you answer.",
    items: [
      {
        title: "Compare the address",
        text: "Letter by letter, with the ones on this page. Look at the sender's address, not at the name beside it.",
      },
      {
        title: "Look for your reference number",
        text: "Your confirmation shows it. Anyone who really answers your application can name it.",
      },
      {
        title: "Open your status page",
        text: "The link in your confirmation leads to this website and shows where your application stands. If the message says something else, trust the page.",
      },
      {
        title: "Ask us",
        text: "Write to the address on this page, or hang up and call the number on it. Don't use a number from the message.",
      },
    ],
  },
  report: {
    title: "Report a scam",
    text: "Forward the message to us as it is; it helps us warn others. If you've deposited a check or sent money, call your bank first.",
    mail_label: "Report to {name}",
    mail_subject: "Someone is using your name",
    authority_label: "Report to the FTC",
    url: "https://reportfraud.ftc.gov/",
    authority_text: "The Federal Trade Commission takes reports on ReportFraud.ftc.gov.",
  },
}
