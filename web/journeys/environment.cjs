/** Node's environment, one for all files of a worker. */
module.exports = require("../../api/testing/jest/sharedEnvironment.cjs")
