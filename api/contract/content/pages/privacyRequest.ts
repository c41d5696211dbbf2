export const privacyRequestContent = {
  meta: {
    title: "Your Privacy Choices",
    description:
      "Ask {name} for a copy of what it knows about you, or to delete it, correct it, or not to sell or share it.",
  },
  hero: {
    title: "Your Privacy Choices",
    text: "What we know about you is yours to see, correct and have deleted. Asking is free, needs no account, and never counts against you.",
  },
  form: {
    title: "Make a request",
    text: "[if mail] Choose what you want, and tell us the email address you gave us.\n[if no mail] Write to {contact_email}. Say what you want, and which email address you gave us.",
    write_label: "Write the email",
    subject: "Privacy request",
    email_text: "We'll look for what we have under this address, and email you there.",
    phone_text: "Optional. If you gave us a phone number, it helps us find what you sent under another email address.",
    name_text: "Optional. So we know what to call you.",
    details_text: "Needed for a correction: what's wrong, and how it should read. Otherwise optional.",
  },
  kinds: {
    label: "What do you want us to do?",
    know: {
      title: "Show me what you know",
      text: "You get a copy of everything we have under your address, to read and to take elsewhere.",
    },
    delete: {
      title: "Delete my data",
      text: "We erase what we have about you, except what the law makes us keep, and say what that is.",
    },
    correct: {
      title: "Correct my data",
      text: "Something about you is wrong or out of date. Tell us what, and we'll fix it.",
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
        text: "[if mail] We'll email you a link. Nothing happens until you open it and press the button there, so no one else can ask in your name.\n[if no mail] We may ask you to confirm that the address is yours, so no one else can ask in your name.",
      },
      { title: "A person looks", text: "Someone on our team goes through what we have under your address." },
      {
        title: "You get an answer",
        text: "By email, within 45 days. If we need more time, 45 days more at most, we'll write to you and say why.",
      },
    ],
  },
  other_ways: {
    title: "Other ways to ask",
    text: "[if mail] Write to {contact_email} or call {phone}. You can also have someone you trust ask for you: we'll ask you to confirm that in writing.\n[if no mail] Call {phone}. You can also have someone you trust ask for you: we'll ask you to confirm that in writing.",
    policy_label: "What we do with data",
  },
  sent: {
    title: "Check your email",
    text: "We've sent a link to the address you entered. Open it and press the button there: only then do we have your request.",
    missing_text:
      "Nothing after a few minutes? Check your spam folder and the address you entered. The answer here is the same whether we know you or not.",
    another_label: "Make another request",
  },
}

export const privacyConfirmationContent = {
  meta: {
    title: "Confirm Your Request",
    description: "One press confirms your privacy request to {name}.",
  },
  hero: {
    title: "Confirm it, and we'll begin",
    text: "Someone asked us in the name of your email address. If it was you, confirm it here.",
  },
  confirm: {
    button_label: "Confirm my request",
    not_you_text: "It wasn't you? Then close this page. What no one confirms is deleted, and no one here ever sees it.",
  },
  done: {
    title: "We have your request",
    text: "It's confirmed and on our list. You don't need to do anything else.",
    kind_label: "You asked us for",
    due_label: "You'll hear from us by",
    next_title: "What happens next",
    next_text:
      "We'll go through what we have under your address and email you our answer. If we need more time, we'll write to you before that day and say why.",
    never_text: "We never ask you for a password, an ID or money for this.",
  },
  unknown: {
    title: "This link no longer works",
    text: "It may be incomplete, or it has expired. Nothing is lost: make your request again, and we'll email you a new link.",
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
    text: "It's everything we have under your email address, in one file.",
  },
  download: {
    button_label: "Download the copy (ZIP)",
    until_label: "The link works until",
    text: "Save it where only you can open it. Until then, anyone who has the link can download it too, so don't pass it on.",
  },
  contents: {
    title: "What's in it",
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
