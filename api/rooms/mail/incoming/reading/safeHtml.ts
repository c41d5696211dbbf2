import sanitizeHtml from "sanitize-html"

// Text and formatting stay; everything that loads, runs or submits goes.

export const HTML_BYTES_MAX = 300_000

/** Longer HTML is read without its embedded pictures, which may be much larger than the text. */
const READ_MAX = 1_500_000

/** Parsing time is quadratic in nesting depth. */
const DEPTH_MAX = 500

const COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s,.%]{1,40}\))$/i
const WORD = /^[a-z-]{1,20}$/i
const SIZE = /^\d{1,3}(\.\d{1,3})?(px|pt|em|rem|%)$/i

const SPAN_OF_CELLS = ["colspan", "rowspan"]

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "div", "span", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "center", "address"],
    ...["a", "b", "strong", "i", "em", "u", "s", "strike", "del", "ins", "sub", "sup", "small", "big", "mark", "abbr"],
    ...["code", "kbd", "samp", "tt", "cite", "q", "font", "ul", "ol", "li", "dl", "dt", "dd"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "td", "th"],
  ],
  allowedAttributes: {
    "*": ["style", "dir", "lang", "align"],
    a: ["href", "rel", "target"],
    font: ["color"],
    td: SPAN_OF_CELLS,
    th: SPAN_OF_CELLS,
  },
  allowedStyles: {
    "*": {
      color: [COLOR],
      "background-color": [COLOR],
      "font-weight": [/^(\d{3}|[a-z]{4,7})$/i],
      "font-style": [WORD],
      "font-size": [SIZE],
      "text-align": [WORD],
      "text-decoration": [WORD],
      "white-space": [WORD],
    },
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  nestingLimit: DEPTH_MAX,
  // The content of these tags is no readable text.
  nonTextTags: [
    ...["script", "style", "textarea", "option", "select", "button", "noscript", "title", "template", "xmp"],
    ...["svg", "math", "iframe", "object", "embed", "audio", "video", "noembed", "noframes", "plaintext"],
  ],
  transformTags: {
    a: (_name, { href }): sanitizeHtml.Tag =>
      href
        ? { tagName: "a", attribs: { href, rel: "noopener noreferrer", target: "_blank" } }
        : { tagName: "span", attribs: {} },
    // Pictures never load, but their alternative text may be a mail's only text.
    img: (_name, { alt, src }) => {
      const name = alt?.trim().slice(0, 200)
      const text = name ? `[${name}]` : src?.startsWith("cid:") ? "[picture]" : ""
      return { tagName: "span", attribs: {}, text }
    },
  },
}

const EMBEDDED = /\bdata:[a-z0-9.+/;=-]{1,100},[a-z0-9+/=%]*/gi

export const withoutEmbedded = (html: string): string => (html.length > READ_MAX ? html.replace(EMBEDDED, "") : html)

const TAG = /<(\/?)([a-z][a-z0-9]{0,20})/gi
/** Void elements, and those closed by the next of their kind, do not nest. */
const LEVEL =
  /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|option|tr|td|th|thead|tbody|tfoot)$/i

/** Only estimates the depth, as parsing a deep document would take too long. */
const isTooDeep = (html: string) => {
  let depth = 0
  for (const [, end, name] of html.matchAll(TAG)) {
    if (LEVEL.test(name ?? "")) continue
    depth = end ? Math.max(0, depth - 1) : depth + 1
    if (depth > DEPTH_MAX) return true
  }
  return false
}

const isEmpty = (html: string) => html.replace(/<[^<>]*>/g, "").replace(/&nbsp;|\s/g, "") === ""

export const safeHtml = (html: string): { html: string | null; problem: string | null } => {
  const slim = withoutEmbedded(html)
  const read = slim.slice(0, READ_MAX)
  if (isTooDeep(read))
    return { html: null, problem: "Its HTML is not shown: no mail program nests its elements as deep." }
  const safe = sanitizeHtml(read, options)
  if (isEmpty(safe)) return { html: null, problem: null }
  const bytes = Buffer.from(safe)
  if (bytes.length <= HTML_BYTES_MAX && slim.length <= READ_MAX) return { html: safe, problem: null }
  // Sanitized again, to close elements that the cut left open.
  const cut = sanitizeHtml(bytes.toString("utf8", 0, HTML_BYTES_MAX - 20_000).replace(/<[^<>]*$|\ufffd$/, ""), options)
  return { html: isEmpty(cut) ? null : cut, problem: "Its HTML is very long and is shown in part." }
}
