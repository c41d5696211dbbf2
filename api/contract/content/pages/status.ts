export const statusContent = {
  meta: {
    title: "How your submission stands",
    description: "What has become of what you sent us, what happens next, and by when.",
  },
  hello: {
    greeting: "Hello",
    reference_label: "Your reference",
    received_label: "Received",
    keep: "Keep the address of this page. It is yours alone: whoever has it sees what you see.",
    progress_label: "How far it has come",
    on_the_road_label: "On the road",
    copy_label: "Copy link",
    copied_label: "Copied",
    overdue: "We should have answered by now, and are sorry. Write to {contact_email} or call {phone}.",
  },
  states: {
    pending: { title: "Received", text: "We have what you sent, and somebody from our team reads it." },
    contacted: {
      title: "In touch",
      text: "We have written to you or called you. If you heard nothing, look into your spam folder, then write to us.",
    },
    approved: { title: "Approved", text: "We want to work with you. We contact you about the day and the agreement." },
    rejected: {
      title: "Not this time",
      text: "We cannot offer you a place right now. You are welcome to ask us why, and to send us another one later.",
    },
  },
  correction: {
    title: "Something to correct?",
    text: "Enter a new phone number, a new city or both. What you leave empty stays as it is.",
    phone_label: "New phone",
    city_label: "New city",
    button_label: "Save the correction",
    done: "Saved. We use what you have just entered from now on.",
  },
  unknown: {
    title: "This link opens nothing",
    text: "It may be incomplete, or what it was for has been deleted. Open it again from where you saved it. If that does not help, write to {contact_email} and give your reference, such as D-1042.",
    button_label: "Write to us",
  },
}
