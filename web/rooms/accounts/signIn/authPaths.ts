import { accountLinks } from "@farelight/api/contract/accounts/accountLinks.ts"

/** The last two are in mailed links, which have their token in the fragment. */
export const authPaths = {
  login: "/adminpage",
  forgotPassword: "/adminpage/forgot-password",
  invitation: accountLinks.INVITATION.path,
  passwordReset: accountLinks.PASSWORD_RESET.path,
} as const
