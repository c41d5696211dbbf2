/** The addresses outside of a session. Mailed links to the last two carry their token behind `#`. */
export const authPaths = {
  login: "/adminpage",
  forgotPassword: "/adminpage/forgot-password",
  invitation: "/adminpage/invitation",
  passwordReset: "/adminpage/password-reset",
} as const
