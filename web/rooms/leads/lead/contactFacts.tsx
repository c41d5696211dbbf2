import { MailLink, PhoneLink } from "../../../components/records/ContactLinks.tsx"
import type { DetailedLead, LeadFact } from "./leadKind.ts"

type Contacts = Pick<DetailedLead, "email" | "phone" | "phoneE164" | "phoneDisplay">

export const contactFacts = ({ email, phone, phoneE164, phoneDisplay }: Contacts): LeadFact[] => [
  { term: "Email", value: <MailLink address={email} />, copied: email, fields: ["email"] },
  {
    term: "Phone",
    value: <PhoneLink number={phone} e164={phoneE164} display={phoneDisplay} />,
    copied: phoneE164 ?? phone,
    text: phoneDisplay,
    fields: ["phone"],
  },
]
