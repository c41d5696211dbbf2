import { accountLinks } from "@farelight/api/contract/accounts/accountLinks.ts"

/** The addresses outside of a session. Mailed links to the last two carry their token behind `#`. */
export const authPaths = {
  login: "/adminpage",
  forgotPassword: "/adminpage/forgot-password",
  invitation: accountLinks.INVITATION.path,
  passwordReset: accountLinks.PASSWORD_RESET.path,
} as const
