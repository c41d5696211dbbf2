import { File } from "node:buffer"
import { shared } from "@farelight/api/testing/jest/shared.cjs"
import FixedJsdomEnvironment from "jest-fixed-jsdom"

/** jsdom's FormData, which jest-fixed-jsdom replaces by Node's: only a new window still has it. */
const formDataOf = ({ document }) => {
  const frame = document.body.appendChild(document.createElement("iframe"))
  const { FormData } = frame.contentWindow
  frame.remove()
  return FormData
}

/** Node's FormData, which Node's fetch can send, filled from a form by jsdom's, which can read it. */
const readingForms = (NodeFormData, DomFormData) =>
  class extends NodeFormData {
    constructor(form, submitter) {
      super()
      if (form) for (const [name, value] of new DomFormData(form, submitter)) this.append(name, value)
    }
  }

/**
 * jsdom's getComputedStyle matches every rule with the element on every call, and queries by role call it for every
 * element: half of the tests' time. Here each kind of element is computed once; within a kind, only inline styles,
 * hiding classes and invisible parents differ.
 */
const quickStyles = (window) => {
  const stylesOf = window.getComputedStyle
  const ofKinds = new Map()
  const ofKind = (element) => {
    const attributes = ["type", "hidden"].filter((name) => element.hasAttribute(name))
    const kind = [element.localName, ...attributes.map((name) => `${name}=${element.getAttribute(name)}`)].join()
    if (!ofKinds.has(kind)) {
      const example = window.document.createElement(element.localName)
      for (const name of attributes) example.setAttribute(name, element.getAttribute(name))
      ofKinds.set(kind, stylesOf(example))
    }
    return ofKinds.get(kind)
  }
  const visibilityOf = (element) => {
    const above = element?.closest('[style*="visibility"]')
    return above && (above.style.visibility || visibilityOf(above.parentElement))
  }

  const isHidden = (element) =>
    [...element.classList].some((name) => {
      const selector = window.hidingSelectors?.get(name)
      return selector && element.matches(selector)
    })

  return (element) => {
    const base = ofKind(element)
    const own = element.hasAttribute("style") ? element.style : {}
    const computed = {
      visibility: visibilityOf(element) || "visible",
      display: own.display || (isHidden(element) ? "none" : base.display),
      getPropertyValue: (name) => computed[name] || own.getPropertyValue?.(name) || base.getPropertyValue(name),
    }
    return new Proxy(base, {
      get: (_base, name) => {
        const value = computed[name] || own[name] || base[name]
        return typeof value === "function" && !(name in computed) ? value.bind(base) : value
      },
    })
  }
}

/** jsdom with Node's network classes, and with browser interfaces that pages use but jsdom lacks. */
class BrowserEnvironment extends FixedJsdomEnvironment {
  constructor(config, context) {
    super(config, context)
    const { window } = this.global
    this.global.File = File
    // The API runs in this window as well, and needs Node's timers, which do not keep a process alive.
    Object.assign(this.global, { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate })
    this.fakeTimersModern = new this.fakeTimersModern.constructor({ config: config.projectConfig, global: this.global })
    // jsdom has neither digests nor keys.
    Object.defineProperty(this.global, "crypto", { value: crypto })
    this.global.FormData = readingForms(FormData, formDataOf(window))
    this.global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    this.global.IntersectionObserver = this.global.ResizeObserver
    window.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })
    window.getComputedStyle = quickStyles(window)
    window.scrollTo = () => {}
    const element = window.Element.prototype
    element.scrollIntoView = () => {}
    element.hasPointerCapture = () => false
    element.setPointerCapture = () => {}
    element.releasePointerCapture = () => {}
  }
}

/** One window for all files of a worker, which therefore load React and the client once. */
export default shared(BrowserEnvironment, (window) => {
  const { document, history, navigator } = window
  document.body.replaceChildren()
  history.replaceState(null, "", "/")
  // Browser features that tests stub.
  for (const name of Object.getOwnPropertyNames(navigator)) delete navigator[name]
  delete window.PublicKeyCredential
})
