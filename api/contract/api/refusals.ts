import type { AccountLinkPurpose } from "../accounts/accountLinks.ts"
import { LEAD_FILE_BYTES_MAX, LEAD_FILES_MAX } from "../files/leadFiles.ts"

/** Words associated with the account do not count, as attackers try them first. */
export const MIN_PASSWORD_LENGTH = 12

export const refusals = {
  proofNeeded: "Please confirm that it is you: this needs your password or a code again.",
  factorProofNeeded: "Please confirm by your second factor that it is you: this needs a code or your passkey again.",
  factorNeeded: "The owners of the site ask everybody for a second factor. Set up an app or a passkey first.",
  codeNeeded:
    "This account has a second factor: enter a code of its authenticator app, or a recovery code, or use its passkey.",
  wrongProof: (field: "code" | "passkey" | "password") => `This ${field} is not right.`,
  noProof: "Give your password or a code, or use a passkey.",
  wrongCurrentPassword: "This is not your current password.",
  guessablePassword: `This password is too easy to guess. Take at least ${MIN_PASSWORD_LENGTH} characters: no common password, no pattern, and as many without your own name and address.`,
  appIsSetUp: "An authenticator app is set up already. Remove it first.",
  appNotBegun: "Begin to set up an authenticator app first.",
  wrongAppCode: "This is not the app's code of now. Wait for the next, and check the clock of your phone.",
  codesWithoutFactor: "Recovery codes stand in for an authenticator app or a passkey. Set up one first.",
  unknownPasskey: "This passkey could not be verified. Try again, or sign in with your password.",
  ownFactorFirst: "Set up a second factor for your own account first.",
  hiddenMarks: "Name must not contain marks that cannot be seen, or turn the direction of the text.",
  nameInUse: "Somebody in the team is called so already. Take a name that tells you apart.",
  lastOwner: "This is the last owner. Make somebody else an owner first.",
  addressInUse: (isDeactivated: boolean) =>
    `This e-mail address already has an account${isDeactivated ? ", which is deactivated: reactivate it" : ""}.`,
  noMailServer: "No mail server is set. Set SMTP_URL and start Farelight again.",
  noMailServerToTest: "No mail server is set. Set SMTP_URL, EMAIL_FROM and EMAIL_TO, and start Farelight again.",
  cityNotOpen: "This city is not open. Set it to OPEN on the content page “Cities”, and publish that.",
  noMailServerToReply: "No mail server is set, so nobody would get this. Set SMTP_URL and start Farelight again.",
  sendingMail: "This mail is being sent right now.",
  keyNameInUse: "A key in use has this name. Choose another, or revoke that one.",
  viewNameInUse: "You have a view of this name already.",
  sentMessage: "This message went out from here, so it belongs to the lead that it answers.",
  movedMessage: "Somebody else has just moved this message. Reload it.",
  othersNote: "Only who wrote a note can change or delete it.",
  periodsChanged: "The periods have changed since you opened this page. Reload it to see what would be erased.",
  webhookIsOff: "The webhook is switched off. Switch it on first.",
  noPicture: "Only JPG, PNG, GIF and WebP pictures are accepted; this file is none of them.",
  noLeadFile: "Only JPEG, PNG, WebP, HEIC and PDF files are accepted; this file is none of them.",
  leadFileTooLarge: `A file may have up to ${LEAD_FILE_BYTES_MAX / 1e6} MB.`,
  leadFilesFull: `A lead may have up to ${LEAD_FILES_MAX} files, and has them.`,
  damagedPdf: "This PDF cannot be read to its end: the file is damaged or incomplete. Please export it once more.",
  noPreview: "There is no picture of this file. Download it instead.",
  emptyFile: "This file is empty.",
  requestedAlready: "This is asked for already.",
  requestsFull: (most: number) => `${most} files are asked for already. Cancel one of these requests first.`,
  answeredRequest: "This request was answered already.",
  extendedRequest: "This request was extended already, which is possible once.",
  unansweredReason: "Say why: the person is told.",
  leadsOfAddress: (count: number) => `There is something: ${count} of the leads have this address.`,
  nothingCorrected: "Nothing was corrected since the request arrived. Correct the leads first.",
  correctionOver:
    "Someone is already working on this, so it can't be corrected here anymore. Reply to our email, or write to us.",
  filesOver: "No more files are taken here. Reply to our email, or write to us.",
  answerTooLarge: "The answer would have more than 10 MB. Ask for shorter pages, or without the long texts.",
  otherSite: "This was sent from another site. Open the page here and send it again.",
  noContact: "Give an email address or a phone number.",
  noAddress: "This lead has no email address.",
  noSender: "This message names no sender to reply to.",
  nothingToCorrect: "Give at least one value to correct.",
  nothingChosen: "Choose at least one submission.",
} as const

export const deadLinks: Record<AccountLinkPurpose, Record<"unknown" | "used" | "expired", string>> = {
  INVITATION: {
    unknown:
      "This link is not complete, or not one of ours. Open it as it stands in the mail, or ask an owner of the site for another invitation.",
    used: "This invitation was accepted already. Sign in with the e-mail address that was invited.",
    expired:
      "This invitation has expired, or there is a later one. Look for a later mail, or ask an owner of the site for another invitation.",
  },
  PASSWORD_RESET: {
    unknown: "This link is not complete, or not one of ours. Open it as it stands in the mail, or ask for another one.",
    used: "This link was used already. Sign in with the new password, or ask for another link.",
    expired: "This link has expired. Ask for another one.",
  },
}
