const environments = []

/** Makes an environment of jest one for all files of a worker; `startFile` undoes what the file before has left. */
module.exports.shared = (Environment, startFile = () => {}) => {
  class SharedEnvironment extends Environment {
    isShared = true
    #exit = this.global.process.exit
    #variables = { ...this.global.process.env }

    startFile() {
      const { process } = this.global
      process.exit = this.#exit
      for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name]
      Object.assign(process.env, this.#variables)
      // Jest's own, which would handle the events of this file's tests as well.
      delete this.global[Symbol.for("EVENT_HANDLERS")]
      startFile(this.global)
    }

    async teardown() {
      this.fakeTimersModern.dispose()
    }

    close() {
      return super.teardown()
    }
  }

  let environment
  let fileContext
  // Jest gives each file a console, and holds what is logged to an earlier one against the run.
  const console = new Proxy({}, { get: (_target, name) => fileContext.console[name]?.bind(fileContext.console) })

  return function EnvironmentOfFile(...args) {
    // In watch mode jest may run files in its own process, where modules would be shared with the runs before.
    if (!process.connected && args[0].globalConfig.watch) return new Environment(...args)
    fileContext = args[1]
    if (!environment) {
      environment = new SharedEnvironment(args[0], { ...fileContext, console })
      environments.push(environment)
    }
    environment.startFile()
    return environment
  }
}

/** Closes what files of jest's own process have shared, whose timers would keep it alive. A worker just ends. */
module.exports.closeShared = () => Promise.all(environments.map((environment) => environment.close()))
