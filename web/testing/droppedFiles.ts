/** The part of a drag event with files that jsdom does not create. */
export const droppedFiles = (files: File[]) => ({
  dataTransfer: {
    types: ["Files"],
    items: files.map((file) => ({ kind: "file", getAsFile: () => file })),
    dropEffect: "copy",
  },
})
