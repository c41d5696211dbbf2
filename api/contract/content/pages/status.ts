export const statusContent = {
  meta: {
    title: "Your status",
    description: "Where your application or inquiry is, and what's next.",
  },
  hello: {
    greeting: "Hello",
    reference_label: "Your reference",
    received_label: "Received",
    keep: "Keep the link to this page. It's yours alone: anyone who has it sees what you see.",
    progress_label: "How far it has come",
    on_the_road_label: "On the road",
    copy_label: "Copy link",
    copied_label: "Copied",
    calendar_label: "Add to calendar",
    calendar_title: "{name} answers by today",
    overdue: "We should have answered by now, and we're sorry. Write to {contact_email} or call {phone}.",
  },
  states: {
    pending: { title: "Received", text: "We have what you sent, and someone on our team is reading it." },
    contacted: {
      title: "In touch",
      text: "We've emailed or called you. Nothing yet? Check your spam folder, then write to us.",
    },
    approved: {
      title: "Approved",
      text: "We want to work with you. We'll contact you about the day and the agreement.",
    },
    rejected: {
      title: "Not this time",
      text: "We can't offer you a place right now. You're welcome to ask us why, and to try again later.",
    },
  },
  correction: {
    title: "Something to correct?",
    text: "Enter a new phone number, a new city or both. What you leave empty stays as it is.",
    phone_label: "New phone",
    city_label: "New city",
    button_label: "Save the correction",
    done: "Saved. From now on we'll use what you just entered.",
  },
  files: {
    title: "Files",
    text: "Only our team sees what you send. Photos and PDFs of up to 10 MB.",
    needed_label: "We need",
    received_label: "We have it",
    choose_label: "Choose a photo or PDF",
    other_label: "Send something else",
    send_label: "Send",
    sent_title: "What you sent",
    full: "That's all we can take here. Reply to our email if something is missing.",
    done: "Thank you, we have your file.",
  },
  unknown: {
    title: "This link doesn't work",
    text: "It may be incomplete, or what it was for has been deleted. Open it again from where you saved it. If that doesn't help, write to {contact_email} with your reference, such as D-1042.",
    button_label: "Write to us",
  },
}
