import { accountLinks } from "@farelight/api/contract/accounts/accountLinks.ts"

/** Mailed links to the last two carry their token in the fragment. */
export const authPaths = {
  login: "/adminpage",
  forgotPassword: "/adminpage/forgot-password",
  invitation: accountLinks.INVITATION.path,
  passwordReset: accountLinks.PASSWORD_RESET.path,
} as const
