export const privacyRequestContent = {
  meta: {
    title: "Your Privacy Choices",
    description:
      "Ask {name} for a copy of what it knows about you, or to delete it, correct it, or not to sell or share it.",
  },
  hero: {
    title: "Your Privacy Choices",
    text: "What we know about you is yours to see, to correct and to have deleted. Asking is free, needs no account, and never counts against you.",
  },
  form: {
    title: "Make a request",
    text: "[if mail] Choose what you want, and tell us the email address that you gave us.\n[if no mail] Write to {contact_email}. Say what you want, and which email address you gave us.",
    email_text: "We look for what we have under this address, and mail you there.",
    phone_text: "Optional. If you gave us a phone number, it helps us find what you sent under another email address.",
    name_text: "Optional. So that we know how to address you.",
    details_text: "Needed for a correction: what is wrong, and how it should read. Otherwise optional.",
  },
  kinds: {
    label: "What do you want us to do?",
    know: {
      title: "Show me what you know",
      text: "You get a copy of everything that we have under your address, to read and to take elsewhere.",
    },
    delete: {
      title: "Delete my data",
      text: "We erase what we have about you, except what the law makes us keep, and say what that is.",
    },
    correct: {
      title: "Correct my data",
      text: "Something about you is wrong or out of date. You tell us what, and we put it right.",
    },
    opt_out: {
      title: "Do not sell or share my data",
      text: "We do not sell data for money. This also rules out sharing what we have about you for advertising.",
    },
  },
  steps: {
    title: "What happens then",
    items: [
      {
        title: "You confirm",
        text: "[if mail] We mail you a link. Nothing happens until you open it and press the button there, so nobody else can ask in your name.\n[if no mail] We may ask you to confirm that the address is yours, so nobody else can ask in your name.",
      },
      { title: "A person looks", text: "Somebody from our team goes through what we have under your address." },
      {
        title: "You get an answer",
        text: "By mail, within 45 days. Should we need more time, 45 days more at most, we write to you and say why.",
      },
    ],
  },
  other_ways: {
    title: "Other ways to ask",
    text: "Write to {contact_email} or call {phone}. You may also have somebody you trust ask for you: then we ask you for a line that says so.",
    policy_label: "What we do with data",
  },
  sent: {
    title: "Now check your mail",
    text: "We have sent a link to the address that you entered. Open it and press the button there: only then do we have your request.",
    missing_text:
      "Nothing there after a few minutes? Look into your spam folder, and check the address. The answer here is the same whether we know you or not.",
    another_label: "Make another request",
  },
}

export const privacyConfirmationContent = {
  meta: {
    title: "Confirm Your Request",
    description: "One press confirms your privacy request to {name}.",
  },
  hero: {
    title: "One press, and we begin",
    text: "Somebody asked us in the name of your email address. If that was you, confirm it here.",
  },
  confirm: {
    button_label: "Confirm my request",
    not_you_text:
      "It was not you? Then close this page. What nobody confirms is deleted, and nobody here ever sees it.",
  },
  done: {
    title: "We have your request",
    text: "It is confirmed and on our list. You need to do nothing more.",
    kind_label: "You asked us for",
    due_label: "You hear from us by",
    next_title: "What happens next",
    next_text:
      "We go through what we have under your address and mail you our answer. Should we need more time, we write to you before that day and say why.",
    never_text: "We never ask you for a password, an identity card or money for it.",
  },
  unknown: {
    title: "This link no longer works",
    text: "It may be incomplete, or it has expired. Nothing is lost: make your request once more, and we mail you a new link.",
    button_label: "Make the request again",
  },
}

export const privacyExportContent = {
  meta: {
    title: "Your Copy",
    description: "The copy of what {name} has under your email address.",
  },
  hero: {
    title: "Your copy is ready",
    text: "It is everything that we have under your email address, in one file.",
  },
  download: {
    button_label: "Download the copy (ZIP)",
    until_label: "The link works until",
    text: "Save it where only you can open it. Whoever has the link until then can download it too, so do not pass it on.",
  },
  contents: {
    title: "What is in it",
    items: [
      { title: "A page to read", text: "Opens in any browser, without a connection. It says what each part is." },
      {
        title: "A file for programs",
        text: "The same in JSON, a common format, for when you take your data elsewhere.",
      },
    ],
  },
  unknown: {
    title: "This copy is no longer here",
    text: "The link may be incomplete, or its 7 days are over. You can ask for a new copy at any time.",
    button_label: "Ask for a new copy",
  },
}
