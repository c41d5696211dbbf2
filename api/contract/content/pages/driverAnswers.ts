export const driverAnswersContent = {
  requirements: {
    title: "What you need",
    text: "Five things, all free. Check what applies; nothing is sent.",
    items: [
      { title: "You're {minimum_age} or older", text: "You confirm it with the application." },
      { title: "An account with Uber or Lyft", text: "One or both. New and paused accounts are fine." },
      { title: "A car we can install in", text: "Yours, or one whose owner, lender or rental company agrees." },
      { title: "License and insurance", text: "The ones your platform asks for. No papers needed to apply." },
      {
        title: "You drive in or near one of our cities",
        text: "Elsewhere? Apply, and we'll tell you what's possible.",
      },
    ],
    all_text: "Looks like a match. Eight short questions to go.",
    some_text: "Something missing? Apply anyway. A person reads every application.",
  },
  questions: {
    title: "Questions drivers ask",
    text: "Don't see your question? Ask us at {contact_email}.",
    items: [
      {
        title: "What am I paid, and for what?",
        text: "A monthly amount for what your car carries, by the hours you drive with the ads on. Full weekly hours earn the full range; half of them earn half. A city with more bookings pays more. The estimate at the top of this page works it out for your hours, and your agreement states your amount.",
      },
      {
        title: "When am I paid?",
        text: "Every week by direct deposit, once your campaign has started. There's no invoice to send and no minimum to reach. Your agreement states the date of the first deposit.",
      },
      {
        title: "Do I have to pay for anything?",
        text: "No. There's no fee and no deposit, and installation and removal are free. Anyone who asks you for money in our name isn't us.",
      },
      {
        title: "What about my insurance?",
        text: "Tell your insurer first: a screen or a wrap is a change to your car. Ask in writing whether your policy allows it and what it covers. We can't answer for your insurer. Your agreement says who insures the screen.",
      },
      {
        title: "Will it hurt my paint, my battery or the resale value?",
        text: "We can't rule that out for every car. If installing, carrying or removing the equipment damages yours, [the agreement](/driver-agreement) says that we have it repaired or pay for the repair. Ask before you sign how it's attached, where its power comes from and how it comes off, and take photos of the car on the day we install.",
      },
      {
        title: "Can Uber or Lyft deactivate me for it?",
        text: "Each has its own rules for drivers, and they change. Read them before you apply: [Uber's legal documents](https://www.uber.com/legal/) and [Lyft's terms of service](https://www.lyft.com/terms). If your platform says no, so do we. We can't speak for them. If your account is closed or paused, tell us: pay follows your hours, and removal is free.",
      },
      {
        title: "Can I leave?",
        text: "Yes, at any time. Write to us, and we'll arrange to take the screen or the wrap off, free of charge. Your agreement states the date of your last payment.",
      },
      {
        title: "How long does the installation take, and where is it?",
        text: "That depends on the format, your car and your city; a wrap takes longer than a screen. We'll agree on the place, the day and the time it takes before you sign anything.",
      },
      {
        title: "Does the screen know where I drive?",
        text: "While it's on, yes: ads are chosen by the car's position. [The agreement](/driver-agreement) says what that's used for, and the [Privacy Policy](/privacy-policy) what we keep.",
      },
      {
        title: "Do I pay taxes on it?",
        text: "Pay for hosting ads is income. Keep your payment records, and ask a tax advisor what applies to you.",
      },
      {
        title: "What will I sign?",
        text: "A campaign agreement with your amount and your dates in it. [The agreement](/driver-agreement) covers equipment, pay, damage, data, leaving and taxes, each in a few lines.",
      },
      {
        title: "Who owns the screen?",
        text: "{name} does. You host it for as long as you take part; you don't buy it or rent it. If it's damaged or stolen, tell us the same day. Your agreement says what happens then.",
      },
      {
        title: "What if I drive less for a while?",
        text: "Then you earn less for that time, because pay follows your hours. Taking a week off is fine.",
      },
      {
        title: "Are screens allowed in my city?",
        text: "Rules differ from city to city. We check them before anything is installed. If the rules don't allow it, we won't install it.",
      },
      {
        title: "How old may my car be, and how many hours must I drive?",
        text: "We set no age limit and no minimum for an application: tell us your car's year, and we'll say whether it suits a campaign. Your platform has its own limit on a car's age.",
      },
    ],
  },
  safety: {
    text: "We never ask you for money, a check to deposit, a bank login or gift cards.",
    link_label: "Is it really us? How to tell",
  },
}
