const { TestEnvironment: NodeEnvironment } = require("jest-environment-node")
const { shared } = require("./shared.cjs")

/** Node's environment, one for all files of a worker. */
module.exports = shared(NodeEnvironment)
