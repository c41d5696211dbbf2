import { parseInput } from "../../contract/parseInput.ts"
import { advertiserInquiryInput } from "./contract.ts"

/** What an advertiser submission can be found by. */
interface Searchable {
  companyName: string
  contactName: string
  email: string
  location: string
}

/** What advertiser submissions are as a kind of lead, wherever they are stored. */
export const advertiserSubmissionFacts = {
  type: "advertiser_submission",
  noun: "advertiser submission",
  promiseHours: 24,
  searchable: ({ companyName, contactName, email, location }: Searchable) => [
    companyName,
    contactName,
    email,
    location,
  ],
  parse: (input: unknown) => parseInput(advertiserInquiryInput, input),
} as const
