import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { OpenedPicture } from '../contract.ts'
import { PictureRefused } from '../refused.ts'
import { refuseDamaged, refuseTooCostly, refuseTooSlow } from '../words.ts'
import { memoryOf } from './memory.ts'
import type { Answer, Asked } from './messages.ts'

/** What one picture may cost. */
export interface Limits {
  /** Milliseconds. */
  time: number
  /** Bytes that the process has in memory (RSS). */
  memory: number
}

/** A process apart that opens pictures. */
export interface Reader {
  /**
   * Rejects with PictureRefused, also where the picture cost too much and the process was ended for it, or
   * where it died; and with an Error where the system failed.
   */
  open(asked: Asked): Promise<OpenedPicture>
  /** False once it has died, or has grown so that the next picture would pay for those before. */
  isFresh(): boolean
  /** Ends it at once. What it was opening is rejected. */
  end(): Promise<void>
}

const MAIN = join(import.meta.dirname, '..', 'child', 'main.ts')
const WATCHED_EVERY_MS = 50
/** A process that has opened nothing yet has some 90 MB. */
const GROWN = 250_000_000
const LONGEST_COMPLAINT = 2_000

/**
 * None of the shop's secrets is in it. glibc gives memory back from this size on, and keeps two arenas rather
 * than one a thread.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/** Starts one; rejects with its own words where it does not start. */
export async function startReader(limits: Limits): Promise<Reader> {
  const child = fork(MAIN, {
    env: ENVIRONMENT,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Ctrl-C goes to all processes of a group; this one ends with its parent, and not before.
    detached: true,
  })
  const complaint = keepComplaint(child)
  let memoryTold = 0
  child.on('message', (answer: Answer) => {
    if (answer.kind === 'memory') memoryTold = answer.bytes
  })
  const memory = () => (child.pid === undefined ? null : memoryOf(child.pid)) ?? memoryTold
  const isAlive = () => child.connected && !child.killed

  await waitUntilReady(child, complaint)
  return {
    async open(asked) {
      if (!isAlive()) throw new Error('The process that opens pictures has ended')
      const watch = watchOver(child, memory, limits)
      try {
        child.send(asked)
        return await answerOf(child)
      } catch (error) {
        throw watch.verdict() ?? error
      } finally {
        watch.stop()
      }
    },
    isFresh: () => isAlive() && memory() < GROWN,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

function waitUntilReady(child: ChildProcess, complaint: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: unknown) =>
      reject(new Error(`Pictures cannot be opened: ${why} ${complaint()}`.trim()))
    child.once('error', fail)
    child.once('exit', fail)
    child.on('message', (answer: Answer) => {
      if (answer.kind === 'ready') resolve()
    })
  })
}

/** Waits for what it says of one picture; a process that dies of it has found it damaged. */
function answerOf(child: ChildProcess): Promise<OpenedPicture> {
  return new Promise((resolve, reject) => {
    const die = () => reject(refuseDamaged())
    const hear = (answer: Answer) => {
      if (answer.kind === 'memory') return
      child.off('message', hear).off('exit', die)
      if (answer.kind === 'opened') resolve(answer.picture)
      if (answer.kind === 'refused') reject(new PictureRefused(answer.code, answer.message))
      if (answer.kind === 'failed') reject(Object.assign(new Error(answer.message), { code: answer.code }))
    }
    child.on('message', hear).once('exit', die)
  })
}

/** Ends the process where a picture costs too much. */
function watchOver(child: ChildProcess, memory: () => number, limits: Limits) {
  let verdict: PictureRefused | null = null
  const end = (refusal: PictureRefused) => {
    verdict ??= refusal
    child.kill('SIGKILL')
  }
  const polling = setInterval(() => memory() > limits.memory && end(refuseTooCostly()), WATCHED_EVERY_MS)
  const late = setTimeout(() => end(refuseTooSlow()), limits.time)
  return {
    verdict: () => verdict,
    stop() {
      clearInterval(polling)
      clearTimeout(late)
    },
  }
}

/** Keeps the end of what it writes to its standard error, where a process that does not start says why. */
function keepComplaint(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    text = `${text}${chunk}`.slice(-LONGEST_COMPLAINT)
  })
  return () => text
}
