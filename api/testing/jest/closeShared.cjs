const { closeShared } = require("./shared.cjs")

/** Jest's `globalTeardown`. */
module.exports = closeShared
