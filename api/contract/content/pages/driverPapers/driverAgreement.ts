import { lines } from "../legalSection.ts"

/** After `hero`, each key is one section. Amounts are left out, as they change. */
export const driverAgreementContent = {
  /** The page is published and linked while this is "yes". */
  publication: { on_the_site: "no" },
  meta: {
    title: "Driver agreement",
    description: "What drivers and {name} agree on: equipment, pay, hours, damage, data, leaving, insurance and taxes.",
  },
  hero: {
    title: "Driver agreement",
    text: "What you sign before anything is installed. Your own copy comes with your amount and your dates.",
    sample: "A sample. The agreement that you sign names your amount and your dates.",
  },
  parties: {
    title: "Who agrees on what",
    text: lines(
      'This agreement is between {legal_name} ("{name}", "we", "us") and you, the driver who signs it. You have to be {minimum_age} or older.',
      "",
      "It comes with a cover sheet that both sides sign. The cover sheet names your car, the format, your monthly amount, the day of your first deposit and what the equipment would cost to replace. Where the two differ, the cover sheet counts. We can't lower your amount without a new cover sheet that you've signed.",
    ),
  },
  installed: {
    title: "What's installed",
    text: lines(
      "One of three formats, named on the cover sheet: an in-car tablet, a wrap or a roof screen. Sizes are on the page of [formats](/formats).",
      "",
      "- We install it at a place, on a day and in a time that we've agreed on with you. You pay nothing for it.",
      "- Before we start, we tell you how it's attached and where its power comes from.",
      "- Nothing is drilled into the car, glued to it or wired into it unless you've agreed in writing.",
      "- If the car isn't yours, its owner, lender or rental company has to agree in writing first.",
    ),
  },
  ownership: {
    title: "Who owns the equipment",
    text: "We do. You host it; you don't buy it or rent it, and you leave no deposit. You can't sell it, lend it or use it as security. The car stays yours alone.",
  },
  pay: {
    title: "What you're paid, and when",
    text: lines(
      "- Your cover sheet states your monthly amount at full weekly hours. The rates behind it, by format, hours and city, are on [the drivers' page](/drivers).",
      "- For fewer hours with the ads on, you earn that share of it.",
      "- We pay every week, by direct deposit. You don't send invoices, and there's no minimum to reach.",
      "- Between campaigns there may be less to earn, or nothing. We tell you when a campaign ends.",
      "- If an amount looks wrong, write to us. We go through the counted hours with you and pay what's missing with the next deposit.",
    ),
  },
  hours: {
    title: "Hours",
    text: "You decide when, where and how long you drive. There's no minimum. Hours count while you're on the road with the ads on; parked hours don't, and hours past the full week don't add pay. Time off is fine: your pay pauses while you do; the agreement stays in force.",
  },
  care: {
    title: "Care of the equipment",
    text: lines(
      "- Keep it in place, plugged in and clean. Don't open it or change it.",
      "- Never operate it while you drive. You don't have to talk to riders about the ads.",
      "- Switch it off when an officer or your platform tells you to. Those hours don't count, and nothing else happens.",
      "- Tell us when it fails. We repair or replace it, free of charge.",
      "- You follow traffic law, your city's rules and those of the platforms you drive for.",
    ),
  },
  damage: {
    title: "Damage and theft",
    text: lines(
      "- Tell us the same day if the equipment is damaged, lost or stolen.",
      "- You don't pay for wear, for faults, for a theft that you've reported, or for an accident that wasn't your fault.",
      "- You pay for damage that you do on purpose or by gross negligence, and at most what the cover sheet names as the cost of replacing it.",
      "- If installing, carrying or removing the equipment damages your car, we have it repaired or pay for the repair. Take photos of the car on the day we install and on the day we remove.",
    ),
  },
  data: {
    title: "Data",
    text: lines(
      "While it's on, the equipment reports where the car is, which ads ran and whether it works. We use that to choose ads, to count your hours, to report to advertisers and to find faults, and for nothing else.",
      "",
      "- Reports to advertisers name neither you nor your car.",
      "- We don't record sound or pictures inside the car.",
      "- The [Privacy Policy](/privacy-policy) says what we keep and for how long. You can [ask for your data](/privacy-request), have it corrected or have it deleted.",
    ),
  },
  ending: {
    title: "Leaving, and removal",
    text: lines(
      "- You or we can end this agreement at any time; an email to {contact_email} is enough.",
      "- Leaving costs you nothing. We take the equipment off at our cost, at a time that we agree on with you. Please don't take it off yourself.",
      "- We pay what you've earned until then with the next weekly deposit.",
      "- Tell us if your platform closes or pauses your account, or if your insurer, the car's owner or the law says no. The agreement then ends in the same way.",
    ),
  },
  insurance: {
    title: "Insurance",
    text: lines(
      "- Before we install, ask your insurer in writing whether your policy allows it. Send us the answer: if it's a no, we don't install.",
      "- You keep the insurance that the law and your platform ask for.",
      "- Insuring the equipment is up to us. Insuring your car and your driving is up to you. We can't tell you what your policy covers.",
    ),
  },
  taxes: {
    title: "Taxes",
    text: "What we pay you is income, and the taxes on it are yours to pay. We may need a tax form from you before the first deposit, and we report payments where the law tells us to.",
  },
  contractor: {
    title: "Independent contractor",
    text: "You're an independent contractor, and not our employee, agent or partner. We don't set your hours, your routes or your prices, and you may work for anyone else. Neither of us can sign for the other. This agreement changes nothing between you and the platforms you drive for.",
  },
  disputes: {
    title: "Disputes",
    text: "Talk to us first. The [Terms of Service](/terms-of-service) say which law applies and how a dispute is settled, under “Dispute Resolution”; that counts for this agreement, too.",
  },
  contact: {
    title: "Contact",
    text: lines("- {legal_name}, {location}", "- Email: {contact_email}", "- Phone: {phone}"),
  },
}
