import { jest } from "@jest/globals"

/** Records files that the page saves: jsdom supports neither blob URLs nor downloads. */
export const watchDownloads = () => {
  const saved: { name: string; file: Blob }[] = []
  let file = new Blob()
  URL.createObjectURL = (blob: Blob) => {
    file = blob
    return "blob:file"
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file })
  })
  return saved
}
