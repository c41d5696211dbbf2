/** Replaces every style sheet: each class of a CSS module has its own name. */
const classNames = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) })

export default classNames
