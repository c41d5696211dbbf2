/** What a driver asks before applying: requirements, a quick check, and questions with their answers. */
export const driverAnswersContent = {
  requirements: {
    title: "What you need",
    text: "Five things, and none of them costs you anything.",
    items: [
      { title: "To be {minimum_age} or older", text: "You confirm it with the application." },
      { title: "An account with Uber or Lyft", text: "Active with one of them, or with both." },
      {
        title: "A car that may be fitted",
        text: "Your own, or one whose owner, lender or rental company agrees in writing.",
      },
      { title: "License and insurance", text: "The ones that your platform asks of you already. No papers to apply." },
      { title: "Streets in our cities", text: "You drive most of your hours in or near one of our cities." },
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
        if_no: "A new account or one on pause is fine. Tell us when you will be back on the road.",
      },
      {
        title: "Do you drive in or near one of our cities?",
        if_no: "Name your city in the application. We keep it, and tell you what is possible there.",
      },
      {
        title: "Is the car yours, or would its owner agree?",
        if_no: "The owner's yes is needed before anything is fitted, not before you apply.",
      },
    ],
    all_yes: "It looks like a fit. The application is eight answers.",
    some_no: "You can apply either way. We look at each application ourselves.",
    button_label: "Go to the application",
  },
  questions: {
    title: "Questions drivers ask",
    text: "What is not answered here, ask at {contact_email}.",
    items: [
      {
        title: "Do I have to pay for anything?",
        text: "No. There is no fee and no deposit, and fitting and removal are free. Anybody who asks you for money in our name is not us.",
      },
      {
        title: "Who owns the screen?",
        text: "{name} does. You host it for as long as you take part; you neither buy nor rent it. If it is damaged or stolen, tell us the same day. Your agreement says what happens then.",
      },
      {
        title: "What about my insurance?",
        text: "A screen or a wrap is a change to your car, so tell your insurer before it is fitted. Ask them in writing what that means for your cover: we cannot answer for them. Your agreement says who insures the screen.",
      },
      {
        title: "Can I leave?",
        text: "Yes. Write to us, and we arrange to take the screen or the wrap off, free of charge. Your agreement names the notice and the date of your last payment.",
      },
      {
        title: "What if I drive less for a while?",
        text: "Then you earn less for that time, as pay follows your hours. A week off ends nothing.",
      },
      {
        title: "Are screens allowed in my city?",
        text: "The rules differ from city to city, and your platform has its own. We look at both before anything is fitted. Where a rule says no, we do not fit it.",
      },
      {
        title: "Does the screen know where I drive?",
        text: "While it is on, yes: ads are chosen by the car's position. The Privacy Policy says what we keep.",
      },
      {
        title: "Do I pay taxes on it?",
        text: "Pay for hosting ads is income. Keep your payment records, and ask a tax adviser what applies to you.",
      },
    ],
  },
  safety: {
    text: "We never ask you for money, a check to deposit, a bank login or gift cards.",
    link_label: "Is it really us? How to tell",
  },
}
