/** A letter in which a driver asks the insurer before anything is installed. Insurers read English, so the letter has one language. */
export const insurerLetterContent = {
  meta: {
    title: "A letter to your insurer",
    description:
      "Ask your insurer in writing whether your policy allows a screen or a wrap and rideshare advertising. Fill it in, print it or copy it.",
  },
  hero: {
    title: "Ask your insurer in writing",
    text: "Before anything is installed. Fill in the letter, then print it or copy it. What you type stays on this page: it isn't sent or stored.",
  },
  form: {
    title: "Your details",
    name_label: "Your name",
    policy_label: "Policy number",
    car_label: "Car: year, make and model",
    print_label: "Print the letter",
    copy_label: "Copy the text",
    copied_label: "Copied.",
  },
  steps: {
    title: "How to use it",
    text: "It asks what your policy says. It isn't legal advice.",
    items: [
      { text: "Tick in the letter what would be installed." },
      { text: "Send it by email or through your insurer's website, so that the answer comes in writing." },
      { text: "Keep the answer, and show it to us before we install. If it's a no, we don't install." },
    ],
  },
  letter: {
    title: "Letter to the insurer",
    date_label: "Date",
    subject: "Please confirm in writing: advertising equipment on my rideshare car",
    greeting: "To whom it may concern,",
    opening:
      "I'm insured with you and drive for a rideshare company. {legal_name} offers to pay me for carrying advertisements. Before I agree to anything, I'd like to know what my policy says.",
    name_label: "Policyholder",
    policy_label: "Policy number",
    car_label: "Car",
    equipment_title: "What would be installed",
    equipment_text:
      "Sizes and weights are planning figures of {name}; its agreement with me names the exact ones. The equipment stays the property of {legal_name}.",
    questions_title: "Please answer in writing",
    questions: [
      { text: "Does my policy allow this equipment on my car while I drive for a rideshare company?" },
      { text: "Does it allow paid advertising on or in my car?" },
      { text: "Does either change my coverage or my premium, or do I need an endorsement or another policy?" },
      { text: "Am I covered if the equipment is damaged or stolen, or if it damages something or hurts someone?" },
      { text: "Do you need anything else from me before it's installed?" },
    ],
    closing: "Nothing will be installed before I have your answer. Thank you.",
    signature_label: "Signature",
  },
}
