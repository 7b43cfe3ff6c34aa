import { renameSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { join } from 'node:path'

/**
 * Loaded into each process of a shop before anything else (`--import`). SIGUSR2 begins a profile, and the
 * next ends it and writes it into PROFILES as `<pid>.cpuprofile`.
 */

/** Microseconds between two looks at what runs: fine enough for calls of some milliseconds. */
const INTERVAL = 500

let session: Session | null = null

const begin = async () => {
  session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL })
  await session.post('Profiler.start')
}

const end = async (begun: Session) => {
  const { profile } = await begun.post('Profiler.stop')
  begun.disconnect()
  session = null
  const file = join(process.env.PROFILES ?? '.', `${process.pid}.cpuprofile`)
  writeFileSync(`${file}.draft`, JSON.stringify(profile))
  renameSync(`${file}.draft`, file)
}

process.on('SIGUSR2', () => void (session ? end(session) : begin()))
