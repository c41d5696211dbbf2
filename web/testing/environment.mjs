import { File } from "node:buffer"
import FixedJsdomEnvironment from "jest-fixed-jsdom"

/** jsdom's own FormData, which jest-fixed-jsdom hides behind Node's and only a new window still has. */
const formDataOf = ({ document }) => {
  const frame = document.body.appendChild(document.createElement("iframe"))
  const { FormData } = frame.contentWindow
  frame.remove()
  return FormData
}

/** Node's FormData, which Node's fetch can send, filled from a form, which only jsdom's can read. */
const readingForms = (NodeFormData, DomFormData) =>
  class extends NodeFormData {
    constructor(form, submitter) {
      super()
      if (form) for (const [name, value] of new DomFormData(form, submitter)) this.append(name, value)
    }
  }

/** jsdom with Node's network classes, completed by the browser interfaces that it lacks and that the pages use. */
export default class BrowserEnvironment extends FixedJsdomEnvironment {
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
    window.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} })
    window.scrollTo = () => {}
    const element = window.Element.prototype
    element.scrollIntoView = () => {}
    element.hasPointerCapture = () => false
    element.setPointerCapture = () => {}
    element.releasePointerCapture = () => {}
  }
}
