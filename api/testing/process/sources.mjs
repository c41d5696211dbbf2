import { register } from "node:module"

register("./sourceHooks.mjs", import.meta.url)
