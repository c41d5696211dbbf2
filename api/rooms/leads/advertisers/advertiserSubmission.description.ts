import { firstName, type ReplyValues, unnamedCity } from "../../../contract/content/pages/mails/replies.ts"
import { CITY_FIELD } from "../../../contract/leads/ruleSentence.ts"
import { wordsIn } from "../../../contract/words/words.ts"
import type { Row } from "../../../platform/database/reading/row.ts"
import { textsOf } from "../lead/lead.rules.ts"
import { contactsOf, phoneColumns, phoneSynonyms } from "../lead/phoneNumber.ts"
import type { MailedDescription } from "../mails/emailTemplates.ts"
import { advertiserSubmissionEmails, exampleSubmission } from "./advertiserSubmission.emails.ts"
import type { AdvertiserSubmission } from "./advertiserSubmission.model.ts"
import {
  advertiserBodyFields,
  advertiserFieldNames,
  advertiserToInput,
  joinCities,
} from "./advertiserSubmission.rest.ts"
import { adFormats, advertiserSubmissionFacts, advertiserSubmissionOrderFields, BUDGET_RANGE } from "./contract.ts"
import { advertiserAdditionRules, advertiserInquiryInput, advertiserInquiryInputIn } from "./rules.ts"

const sampleNames = ["Flores", "Webb", "Nair", "Lindqvist", "Nguyễn", "Adeyemi", "Okafor", "Rossi", "Haddad", "Tanaka"]
const sampleTrades = [
  "Coffee",
  "Fitness",
  "Dental",
  "Cinemas",
  "Surf Co.",
  "Realty",
  "Legal",
  "Records",
  "Bakery",
  "Motors",
]
const sampleMessages = [
  "We open three cafés in May and want to be seen on the way there.",
  "Membership drive in January.\nWe are after commuters between 6 and 9 in the morning.",
  "Please call.",
  "What would 40 cars cost for a month, and how soon can the wraps be on the road?",
]

const texts = textsOf(advertiserSubmissionFacts.textRoles)

export const advertiserSubmissionDescription: MailedDescription<Row<AdvertiserSubmission>> = {
  ...advertiserSubmissionFacts,
  input: advertiserInquiryInput,
  inputIn: advertiserInquiryInputIn,
  additionInput: advertiserAdditionRules(),
  sentMessage: "inquirySent",
  enums: { AdFormat: adFormats, AdvertiserSubmissionOrderField: advertiserSubmissionOrderFields },
  searchable: (submission) => [...texts(submission), ...(submission.plannedCities ?? [])],
  cityColumn: "location",
  placesNamed: ({ location, plannedCities }) => (plannedCities?.length ? plannedCities : [location]),
  titleOf: ({ companyName, contactName }) => companyName || contactName,
  senderName: ({ contactName }) => contactName,
  derived: phoneColumns,
  senderOf: contactsOf,
  replyValues: ({ companyName, contactName, locale, location, adFormats }): ReplyValues<"advertisers"> => ({
    first_name: firstName(contactName),
    name: contactName,
    company: companyName || contactName,
    city: location || (unnamedCity[locale] ?? ""),
    formats: adFormats.map((format) => wordsIn(locale).options[format]).join(", "),
  }),
  replySubject: { en: "Your inquiry to {brand}", es: "Su consulta a {brand}" },
  filters: {},
  ruleFields: {
    [CITY_FIELD]: { label: "city", columns: ["location", "plannedCities"] },
    adFormat: { label: "ad format", columns: ["adFormats"], choices: Object.values(adFormats) },
  },
  graphql: {
    type: "AdvertiserSubmission",
    one: "advertiserSubmission",
    many: "advertiserSubmissions",
    submit: "submitAdvertiserInquiry",
    hasNamedCounters: true,
  },
  rest: {
    about: "Inquiries of advertisers about campaigns.",
    submitPath: "/advertisers/contact",
    listPath: "/advertisers/submissions",
    leadPath: "/admin/advertisers",
    fileName: "advertiser_submissions",
    columns: {
      company_name: ({ companyName }) => companyName,
      contact_name: ({ contactName }) => contactName,
      email: ({ email }) => email,
      budget_range: ({ budgetRange }) => budgetRange,
      cities: joinCities,
      ad_formats: ({ adFormats }) => adFormats.join(", "),
      planned_budget: ({ plannedBudget }) => plannedBudget?.toString() ?? "",
      planned_weeks: ({ plannedWeeks }) => plannedWeeks?.toString() ?? "",
      planned_cities: ({ plannedCities }) => plannedCities?.join(", ") ?? "",
    },
    derivedColumns: { phone: ({ phone }) => phone ?? "", phone_e164: ({ phoneE164 }) => phoneE164 ?? null },
    bodyFields: advertiserBodyFields,
    oneOf: [
      ["cities", "location"],
      ["cities", "message"],
    ],
    toInput: advertiserToInput,
    fieldNames: advertiserFieldNames,
  },
  importFields: {
    contact_name: { synonyms: "contact, name, full name, nombre, nombre y apellidos, contacto" },
    company_name: {
      synonyms:
        "company, company account, business, organization, organization name, account, empresa, compania, negocio",
    },
    phone: { synonyms: phoneSynonyms },
    location: {
      synonyms:
        "city, cities, town, market, mailing city, business city, address 1 city, where, ciudad, ciudades, lugar",
    },
    ad_formats: {
      synonyms: "formats, format, product, products, formato, formatos, formatos de anuncio",
      values: Object.fromEntries(Object.values(adFormats).map((format) => [format.toLowerCase(), format])),
      isList: true,
    },
    message: { synonyms: "comments, details, inquiry, mensaje, comentarios, consulta" },
  },
  emails: advertiserSubmissionEmails,
  example: exampleSubmission,
  makeUp: ({ index, pick, person, city }) => {
    const { name, email } = person()
    return {
      companyName: `${pick(sampleNames)} ${pick(sampleTrades)}`,
      contactName: name,
      email,
      budgetRange: BUDGET_RANGE,
      location: city(),
      message: pick(sampleMessages),
      adFormats: Object.values(adFormats).slice(0, 1 + (index % 3)),
      plannedBudget: index % 4 === 0 ? 5_000 + (index % 9) * 2_500 : null,
      plannedWeeks: index % 4 === 0 ? 4 + (index % 9) : null,
      plannedCities: index % 4 === 0 ? [city()] : null,
    }
  },
}
