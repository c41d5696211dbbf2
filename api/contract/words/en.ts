import { tooManyAttempts } from "../api/errors.ts"
import { messages } from "../api/messages.ts"
import { refusals } from "../api/refusals.ts"
import { englishRuleWords } from "./enRules.ts"

/**
 * The words of the public site's components, with facts in braces. Texts that operators edit are in the content registry.
 */
export const englishWords = {
  navigation: {
    skip: "Skip to content",
    main: "Main",
    menu: "Menu",
    home: "Home",
    advertising: "Advertising",
    drivers: "Drivers",
    about: "About",
    contact: "Contact",
    privacyPolicy: "Privacy Policy",
    termsOfService: "Terms of Service",
    rights: "All rights reserved.",
    aboutAdvertising: "about advertising",
    notices: "Notifications",
  },
  failure: {
    tabTitle: "Something went wrong",
    title: "This page did not arrive",
    text: "Check your connection and load it again. If it keeps failing, the fault is ours and we are on it.",
    button: "Load it again",
  },
  picture: "A car at night with a lit screen on its roof",
  hours: { morning: "6 am", noon: "noon", evening: "6 pm", midnight: "midnight" },
  drawings: {
    ad: "Two blocks away.",
    adText: "Open until two tonight.",
    lunch: "Lunch, next left",
    game: "Game tonight, 7 pm",
    open: "Open till 2 am",
    your: "YOUR",
    brand: "BRAND",
    tabletText: "The next corner on your right",
  },
  form: {
    correct: messages.correctInput,
    checking: "Checking your browser…",
    trap: "Subject (leave this empty)",
    consent: "By sending this you confirm that you are {age} or older and accept the {terms} and the {privacy}.",
    sendingApplication: "Submitting...",
    sendApplication: "Submit Application",
    sendingInquiry: "Sending...",
    sendInquiry: "Send Message",
    applicationSent: messages.driverApplicationSent("{promise}"),
    applicationFailed: messages.driverApplicationFailed,
    inquirySent: messages.advertiserInquirySent("{promise}"),
    inquiryFailed: messages.advertiserInquiryFailed,
    sendingRequest: "Sending...",
    sendRequest: "Send the request",
    requestSent: "Now check your mail for the link.",
    requestFailed: "Failed to send the request. Please try again, or ask us in one of the other ways on this page.",
    confirmationFailed: "Failed to confirm the request. Please try again.",
    chooseKind: "Choose what you want us to do.",
    noDetails: "Say what is wrong, and how it should read.",
    conflict: "This form was sent before with other values. Please open the page again and send it from there.",
    tooMany: tooManyAttempts("{wait}"),
    correctionFailed: messages.correctionFailed,
    correctionOver: refusals.correctionOver,
    nothingCorrected: "Enter what has changed: the phone number, the city or both.",
    offline: messages.offline,
    chooseFormat: messages.chooseFormat,
  },
  /** What is asked about an entry that seems odd. */
  checks: {
    checkPhone: "Is this right? It does not look like a full phone number with its area code.",
    checkEmail: "Is this address right?",
    checkYear: "Is this right? We expect a model year with four digits, such as 2021.",
    checkMake: "Is this make right?",
    use: "Use {suggestion}",
  },
  fields: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    city: "City",
    platform: "Platform",
    vehicleYear: "Vehicle year",
    vehicleMake: "Vehicle make",
    vehicleModel: "Vehicle model",
    contactName: "Contact name",
    companyName: "Company name",
    location: "Location",
    adFormats: "Ad formats",
    adFormat: "Ad format",
    message: "Message",
    details: "Details",
    kind: "Kind",
    acceptedTermsDate: "Accepted terms date",
  },
  /** What the options of the forms are called, by value. */
  options: {
    Uber: "Uber",
    Lyft: "Lyft",
    Both: "Both",
    "In-Car Tablet": "In-Car Tablet",
    "Car Wrapping": "Car Wrapping",
    "On-Top Dynamic Screen": "On-Top Dynamic Screen",
  },
  /** What search engines are told of the service. */
  service: {
    type: "Rideshare advertising",
    name: "{company} rideshare advertising",
    audience: "Brands and agencies",
    vehicles: "{count} vehicles",
    cities: "{count} cities",
    impressions: "{count} monthly impressions",
  },
  rules: englishRuleWords,
}

/** The words of a language. */
export type Words = { [Group in keyof typeof englishWords]: WordsOf<(typeof englishWords)[Group]> }

type WordsOf<Group> = Group extends string ? string : { readonly [Key in keyof Group]: string }
