// Browsers read a backslash as a slash, so that two of either lead to another host.
const LINK = /^(\/(?![/\\])|https?:\/\/[^/\s]|mailto:|tel:)\S*$/i

/**
 * Whether an operator's text is an address to send visitors to: of this site (`/contact`), or of another
 * (`https://…`, `mailto:…`, `tel:…`). Whatever else a browser would follow, such as `javascript:`, is not.
 */
export const isLink = (text: string): boolean => LINK.test(text)
