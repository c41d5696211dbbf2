/** What a driver asks before applying: requirements, a quick check, and questions with their answers. */
export const driverAnswersContent = {
  requirements: {
    title: "What you need",
    text: "Five things, and none of them costs you anything.",
    items: [
      { title: "You're {minimum_age} or older", text: "You confirm it with the application." },
      { title: "An account with Uber or Lyft", text: "Active with one of them, or with both." },
      {
        title: "A car we can install in",
        text: "Your own, or one whose owner, lender or rental company agrees in writing.",
      },
      { title: "License and insurance", text: "The ones your platform already asks for. No papers needed to apply." },
      { title: "You drive in one of our cities", text: "You drive most of your hours in or near one of our cities." },
    ],
  },
  check: {
    title: "Is it for you?",
    text: "Three questions. Your answers stay on this page.",
    yes_label: "Yes",
    no_label: "No",
    questions: [
      {
        title: "Do you drive for Uber or Lyft at the moment?",
        if_no: "A new account or one on pause is fine. Tell us when you'll be back on the road.",
      },
      {
        title: "Do you drive in or near one of our cities?",
        if_no: "Name your city in the application. We'll keep it and tell you what's possible there.",
      },
      {
        title: "Is the car yours, or would its owner agree?",
        if_no: "The owner has to agree before anything is installed, not before you apply.",
      },
    ],
    all_yes: "Looks like a match. Eight short questions to go.",
    some_no: "You can apply either way. A person reads every application.",
    button_label: "Go to the application",
  },
  questions: {
    title: "Questions drivers ask",
    text: "Don't see your question? Ask us at {contact_email}.",
    items: [
      {
        title: "Do I have to pay for anything?",
        text: "No. There's no fee and no deposit, and installation and removal are free. Anyone who asks you for money in our name isn't us.",
      },
      {
        title: "Who owns the screen?",
        text: "{name} does. You host it for as long as you take part; you don't buy it or rent it. If it's damaged or stolen, tell us the same day. Your agreement says what happens then.",
      },
      {
        title: "What about my insurance?",
        text: "Tell your insurer first: a screen or a wrap is a change to your car. Ask in writing whether your policy allows it and what it covers. We can't answer for them. Your agreement says who insures the screen.",
      },
      {
        title: "Can I leave?",
        text: "Yes. Write to us, and we'll arrange to take the screen or the wrap off, free of charge. Your agreement states the notice period and the date of your last payment.",
      },
      {
        title: "What if I drive less for a while?",
        text: "Then you earn less for that time, because pay follows your hours. Taking a week off is fine.",
      },
      {
        title: "Are screens allowed in my city?",
        text: "Rules differ from city to city, and Uber and Lyft have their own. We check them before anything is installed. If the rules don't allow it, we won't install it.",
      },
      {
        title: "What do Uber and Lyft say about it?",
        text: "Each has its own rules for drivers, and they change. Read them before you apply: [Uber's legal documents](https://www.uber.com/legal/) and [Lyft's terms of service](https://www.lyft.com/terms). If your platform says no, so do we.",
      },
      {
        title: "How old may my car be, and how many hours must I drive?",
        text: "We set no age limit and no minimum for an application: tell us your car's year, and we'll say whether it suits a campaign. Your platform has its own limit on a car's age. Pay follows your hours, so fewer hours earn less.",
      },
      {
        title: "How long does the installation take, and where is it?",
        text: "That depends on the format, your car and your city; a wrap takes longer than a screen. We'll agree on the place, the day and the time it takes before you sign anything.",
      },
      {
        title: "Will it hurt my paint, my battery or the resale value?",
        text: "We can't rule that out for every car, so ask before you sign: how it's attached, where its power comes from, how it comes off, and who pays if something is damaged. Have the answers put in your agreement, and take photos of the car on the day we install.",
      },
      {
        title: "When is my first deposit?",
        text: "Deposits are weekly once your campaign has started. Your agreement states the date of the first one.",
      },
      {
        title: "Does the screen know where I drive?",
        text: "While it's on, yes: ads are chosen by the car's position. The Privacy Policy says what we keep.",
      },
      {
        title: "Do I pay taxes on it?",
        text: "Pay for hosting ads is income. Keep your payment records, and ask a tax advisor what applies to you.",
      },
    ],
  },
  safety: {
    text: "We never ask you for money, a check to deposit, a bank login or gift cards.",
    link_label: "Is it really us? How to tell",
  },
}
