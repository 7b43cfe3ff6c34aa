import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { asLast, asRequest } from '#services/shared/asking.ts'
import { createTurns } from '#services/shared/database/turns.ts'
import { Busy } from '#services/shared/queue.ts'

/** A store whose statements take 100 ms each by its own clock, and end when they are told to. */
const openTurns = () => {
  let now = 0
  const inTurn = createTurns(() => now)
  const ran: string[] = []
  const ends: (() => void)[] = []
  const run = (name: string) =>
    inTurn(() => {
      ran.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const end = async () => {
    now += 100
    ends.shift()?.()
    await setImmediate()
  }
  const endAll = async () => {
    while (ends.length > 0) await end()
  }
  return { run, ran, end, endAll }
}

describe('the one connection of the embedded store', () => {
  test('serves the request that came first before it goes on with those that came later', async () => {
    const { run, ran, endAll } = openTurns()
    const requests = ['first', 'second', 'third'].map((name) =>
      asRequest(async () => {
        await run(`${name} reads`)
        await run(`${name} writes`)
      }),
    )
    await endAll()
    await Promise.all(requests)
    expect(ran).toEqual([
      'first reads',
      'second reads',
      'first writes',
      'second writes',
      'third reads',
      'third writes',
    ])
  })

  test('does what costs much when nobody else waits, whoever came first', async () => {
    const { run, ran, endAll } = openTurns()
    const requests = [
      asRequest(() => run('running')),
      asRequest(() => asLast(() => run('costly'))),
      asRequest(() => run('later')),
    ]
    await endAll()
    await Promise.all(requests)
    expect(ran).toEqual(['running', 'later', 'costly'])
  })

  test('refuses new requests where those that wait take too long, and finishes what it has begun', async () => {
    const { run, ran, end, endAll } = openTurns()
    for (let n = 0; n < 100; n += 1) {
      const statement = run('before')
      await end()
      await statement
    }
    const begun = asRequest(async () => {
      await run('begun reads')
      await run('begun writes')
    })
    const waiting = Array.from({ length: 21 }, (_, at) => asRequest(() => run(`waiting ${at}`)))
    await expect(asRequest(() => run('late'))).rejects.toThrow(Busy)
    const upkeep = run('upkeep')
    await end()
    await end()
    expect(ran.at(-1)).toBe('begun writes')
    await endAll()
    await Promise.all([begun, ...waiting, upkeep])
    expect(ran.at(-1)).toBe('upkeep')
    const later = asRequest(() => run('later'))
    await endAll()
    await later
  })
})
