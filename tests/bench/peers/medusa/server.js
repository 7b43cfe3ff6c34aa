const { setTimeout: pause } = require('node:timers/promises')
const { default: start } = require('@medusajs/medusa/commands/start')

const host = '127.0.0.1'
const port = Number(process.env.PORT)

const isListening = () =>
  fetch(`http://${host}:${port}/health`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

// What starts it resolves before it listens. The bench bounds how long this may take.
start({ directory: __dirname, host, port, types: false }).then(async () => {
  while (!(await isListening())) await pause(200)
  console.log('ready')
})
