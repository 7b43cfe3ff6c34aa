import { readFileSync } from 'node:fs'

/**
 * Moves the clock of a test’s shop: preloaded into its processes (clock-file.ts), it adds so many
 * milliseconds to the time as the file CLOCK_FILE has. What runs on a schedule runs whenever the clock was
 * moved.
 */

/** Milliseconds of the real time after which the file is read again. */
const FRESH_MS = 20
/** What runs more often than this comes to notice by itself. */
const SCHEDULED_MS = 1_000

const file = process.env.CLOCK_FILE
const real = Date.now
const scheduled = new Map<unknown, () => void>()

let ahead = 0
let readAt = 0

function now(): number {
  const at = real()
  if (file && at - readAt >= FRESH_MS) {
    readAt = at
    const before = ahead
    ahead = Number(readFileSync(file, 'utf8')) || 0
    if (ahead !== before) for (const run of scheduled.values()) setImmediate(run)
  }
  return at + ahead
}

globalThis.Date = new Proxy(Date, {
  construct: (date, given, asked) => Reflect.construct(date, given.length === 0 ? [now()] : given, asked),
  apply: (date) => date.prototype.toString.call(new Date()),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})

const { setInterval: repeat, clearInterval: stop } = globalThis
globalThis.setInterval = ((run: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => {
  const timer = repeat(run, delay, ...given)
  if ((delay ?? 0) >= SCHEDULED_MS) scheduled.set(timer, () => run(...given))
  return timer
}) as typeof setInterval
globalThis.clearInterval = ((timer?: Parameters<typeof stop>[0]) => {
  scheduled.delete(timer)
  stop(timer)
}) as typeof clearInterval

// Somebody has to look whether the clock was moved while nobody asks for the time.
repeat(now, 200).unref()
