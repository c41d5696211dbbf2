/** What a drag event brings along when it is about files, as far as jsdom does not make it. */
export const droppedFiles = (files: File[]) => ({
  dataTransfer: {
    types: ["Files"],
    items: files.map((file) => ({ kind: "file", getAsFile: () => file })),
    dropEffect: "copy",
  },
})
