// Not `instanceof`, as a frame has its own classes.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const refreshAttributes = (shown: Element, wanted: Element) => {
  for (const name of shown.getAttributeNames()) {
    if (!wanted.hasAttribute(name)) shown.removeAttribute(name)
  }
  for (const { name, value } of wanted.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  }
}

const refreshElement = (shown: Element, wanted: Element) => {
  refreshAttributes(shown, wanted)
  const shownNodes = [...shown.childNodes]
  const wantedNodes = [...wanted.childNodes]
  for (const surplus of shownNodes.slice(wantedNodes.length)) surplus.remove()
  for (const [index, node] of wantedNodes.entries()) {
    const counterpart = shownNodes[index]
    if (!counterpart) shown.append(node)
    else if (!counterpart.isEqualNode(node)) refreshNode(counterpart, node)
  }
}

const refreshNode = (shown: ChildNode, wanted: ChildNode) => {
  if (isElement(shown) && isElement(wanted) && shown.tagName === wanted.tagName) refreshElement(shown, wanted)
  else shown.replaceWith(wanted)
}

/** Patches the document to the HTML. Unchanged nodes stay, so nothing flashes or scrolls. */
export const refreshDocument = (shown: Document, html: string) => {
  const wanted = new DOMParser().parseFromString(html, "text/html")
  refreshElement(shown.documentElement, wanted.documentElement)
}
