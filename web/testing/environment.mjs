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

/** jsdom with Node's network classes, and with the browser interfaces that the pages use and it lacks. */
class BrowserEnvironment extends FixedJsdomEnvironment {
  constructor(config, context) {
    super(config, context)
    const { window } = this.global
    this.global.File = File
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
  // What tests pretend that the browser can do.
  for (const name of Object.getOwnPropertyNames(navigator)) delete navigator[name]
  delete window.PublicKeyCredential
})
