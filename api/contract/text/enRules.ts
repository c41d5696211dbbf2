/** In a file of their own, as the dashboard needs no other words. */
export const englishRuleWords = {
  required: "{label} is required.",
  notText: "{label} must be a text.",
  tooLong: "{label} may have up to {max} characters; this one has {length}.",
  notUnicode: "{label} must be valid Unicode text.",
  notSingleLine: "{label} must be a single line without control characters.",
  controlCharacters: "{label} must not contain control characters.",
  notEmail: "{label} must be an email address like name@example.com.",
  notOneOf: "{label} must be one of: {values}.",
  noFormat: "Choose at least one ad format.",
  notList: "{label} must be a list.",
}

export type RuleWords = { readonly [Name in keyof typeof englishRuleWords]: string }
