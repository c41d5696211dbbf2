/** Replaces the address of every file that Vite would put into the build. */
const assetUrl = "/assets/file"

export default assetUrl
