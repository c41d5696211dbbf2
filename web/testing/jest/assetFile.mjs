/** Jest's stand-in for Vite's handling of pictures: the module of a file is its address. */
export default {
  process: (_text, path) => ({ code: `module.exports = ${JSON.stringify(`/assets/${path.split(/[\\/]/).at(-1)}`)}` }),
}
