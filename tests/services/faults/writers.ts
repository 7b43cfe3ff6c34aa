import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'

/** How long a caller waits. */
const PATIENCE_MS = 5_000
const WRITERS = 4
const PAUSE_MS = 10
const POLL = { timeout: 60_000, interval: 20 }

export const UNAVAILABLE = { detail: 'Service temporarily unavailable, try again later.' }

export interface Writers {
  /** Ids of notes answered by 201. */
  acknowledged: string[]
  /** Bodies of answers 503. */
  refused: unknown[]
  /** Anything else that a caller met, above all no answer in time. */
  strange: string[]
  /** Waits until so many more are acknowledged. */
  writeMore(count: number): Promise<void>
  /** Waits until each writer has been refused. */
  refusedAll(): Promise<void>
  stop(): Promise<void>
}

/** Starts people who write one note after another, whatever they are answered. */
export function startWriters(origin: string): Writers {
  let isStopped = false
  const writers: Writers = {
    acknowledged: [],
    refused: [],
    strange: [],
    async writeMore(count) {
      const enough = writers.acknowledged.length + count
      await expect.poll(() => writers.acknowledged.length, POLL).toBeGreaterThanOrEqual(enough)
    },
    async refusedAll() {
      const before = refusals.map((count) => count)
      await expect.poll(() => refusals.every((count, at) => count > (before[at] ?? 0)), POLL).toBe(true)
    },
    async stop() {
      isStopped = true
      await working
    },
  }
  const refusals = Array.from({ length: WRITERS }, () => 0)

  const write = async (at: number) => {
    const id = randomUUID()
    try {
      const response = await fetch(`${origin}/notes/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const body: unknown = await response.json()
      if (response.status === 201) writers.acknowledged.push(id)
      else if (response.status === 503) {
        refusals[at] = (refusals[at] ?? 0) + 1
        writers.refused.push(body)
      } else writers.strange.push(`${response.status} ${JSON.stringify(body)}`)
    } catch (error) {
      writers.strange.push(String(error))
    }
  }
  const work = async (at: number) => {
    while (!isStopped) {
      await write(at)
      await setTimeout(PAUSE_MS)
    }
  }
  const working = Promise.all(refusals.map((_, at) => work(at)))
  return writers
}
