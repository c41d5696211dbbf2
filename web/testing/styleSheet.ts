/** Stands in for every style sheet: each class of a CSS module is called by its own name. */
const classNames = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) })

export default classNames
