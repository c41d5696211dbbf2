import type { AccountLinkPurpose } from "../accounts/accountLinks.ts"
import { LEAD_FILE_BYTES_MAX, LEAD_FILES_MAX } from "../files/leadFiles.ts"

/** Words that belong to the account do not add to the length, as attackers try them first. */
export const MIN_PASSWORD_LENGTH = 12

export const refusals = {
  proofNeeded: "Please confirm that it is you: enter your password or a code again.",
  factorProofNeeded: "Please confirm that it is you with your second factor: enter a code, or use your passkey.",
  factorNeeded: "The owners require a second factor. Set up an authenticator app or a passkey first.",
  codeNeeded:
    "This account has a second factor: enter a code of its authenticator app, or a recovery code, or use its passkey.",
  wrongProof: (field: "code" | "passkey" | "password") => `This ${field} is incorrect.`,
  noProof: "Enter your password or a code, or use a passkey.",
  wrongCurrentPassword: "This is not your current password.",
  guessablePassword: `This password is too easy to guess. Use at least ${MIN_PASSWORD_LENGTH} characters, not counting your own name and address, and no common password or pattern.`,
  appIsSetUp: "An authenticator app is already set up. Remove it first.",
  appNotBegun: "Start setting up an authenticator app first.",
  wrongAppCode: "This is not the app's current code. Wait for the next code, and check your phone's clock.",
  codesWithoutFactor: "Recovery codes need an authenticator app or a passkey. Set one up first.",
  unknownPasskey: "This passkey could not be verified. Try again, or sign in with your password.",
  ownFactorFirst: "Set up a second factor for your own account first.",
  hiddenMarks: "Name must not contain invisible characters, or characters that change the direction of text.",
  nameInUse: "A colleague already has this name. Choose another one.",
  lastOwner: "This is the last owner. Make somebody else an owner first.",
  addressInUse: (isDeactivated: boolean) =>
    `This email address already has an account${isDeactivated ? ", which is deactivated: reactivate it" : ""}.`,
  noMailServer: "No mail server is set. Set SMTP_URL and start Farelight again.",
  noMailServerToTest: "No mail server is set. Set SMTP_URL, EMAIL_FROM and EMAIL_TO, and start Farelight again.",
  cityNotOpen: "This city is not open. Set it to OPEN on the content page “Cities”, and publish that.",
  noMailServerToReply: "No mail server is set, so this cannot be sent. Set SMTP_URL and start Farelight again.",
  sendingMail: "This mail is being sent right now.",
  keyNameInUse: "A key in use has this name. Choose another name, or revoke that key.",
  viewNameInUse: "You already have a view with this name.",
  sentMessage: "This message was sent to the lead's sender, so it cannot be moved.",
  movedMessage: "Somebody else has just moved this message. Reload it.",
  othersNote: "Only the author of a note can change or delete it.",
  periodsChanged: "The periods have changed since you opened this page. Reload it to see what would be erased.",
  webhookIsOff: "The webhook is switched off. Switch it on first.",
  noPicture: "Only JPG, PNG, GIF and WebP pictures are accepted; this file is none of them.",
  noLeadFile: "Only JPEG, PNG, WebP, HEIC and PDF files are accepted; this file is none of them.",
  leadFileTooLarge: `A file may have up to ${LEAD_FILE_BYTES_MAX / 1e6} MB.`,
  leadFilesFull: `This lead has ${LEAD_FILES_MAX} files, which is the maximum.`,
  damagedPdf: "This PDF cannot be read to its end: the file is damaged or incomplete. Please export it once more.",
  noPreview: "This file has no preview. Download it instead.",
  emptyFile: "This file is empty.",
  requestedAlready: "This file is already requested.",
  requestsFull: (most: number) => `${most} files are already requested. Cancel one of the requests first.`,
  answeredRequest: "This request has already been answered.",
  extendedRequest: "This request has already been extended, which is possible only once.",
  unansweredReason: "Give a reason, which the person gets by mail.",
  leadsOfAddress: (count: number) =>
    `Data was found: ${count} ${count === 1 ? "lead has" : "leads have"} this address.`,
  nothingCorrected: "Nothing was corrected since the request arrived. Correct the leads first.",
  correctionOver:
    "Someone is already working on this, so it can't be corrected here anymore. Reply to our email, or write to us.",
  filesOver: "No more files are taken here. Reply to our email, or write to us.",
  answerTooLarge: "The answer would exceed 10 MB. Request shorter pages, or omit the long texts.",
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
      "This link is incomplete, or not one of ours. Open it exactly as in the mail, or ask an owner of the site for another invitation.",
    used: "This invitation has already been accepted. Sign in with the invited email address.",
    expired:
      "This invitation has expired, or was replaced by a later one. Look for a later mail, or ask an owner of the site for another invitation.",
  },
  PASSWORD_RESET: {
    unknown: "This link is incomplete, or not one of ours. Open it exactly as in the mail, or ask for another one.",
    used: "This link has already been used. Sign in with the new password, or ask for another link.",
    expired: "This link has expired. Ask for another one.",
  },
}
