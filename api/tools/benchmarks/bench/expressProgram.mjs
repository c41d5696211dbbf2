import express from "express"

// Express with a folder of files, as many sites serve theirs: node expressProgram.mjs FOLDER

const app = express()
app.use(express.static(process.argv[2]))
process.on("SIGTERM", () => process.exit(0))
const server = app.listen(0, "127.0.0.1", () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`))
