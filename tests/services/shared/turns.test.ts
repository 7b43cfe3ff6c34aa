import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { runAsRequest, runLast } from '#services/shared/asking.ts'
import { createTurns } from '#services/shared/database/turns.ts'
import { Busy } from '#services/shared/queue.ts'

/** Opens a store whose statements end on demand, with a clock of its own. */
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
  const begin = async () => {
    await setImmediate()
    await setImmediate()
  }
  const end = async (after = 100) => {
    await begin()
    now += after
    ends.shift()?.()
    await begin()
  }
  const endAll = async () => {
    await begin()
    while (ends.length > 0) await end(0)
  }
  return { run, ran, begin, end, endAll, pass: (milliseconds: number) => (now += milliseconds) }
}

describe('the one connection of the embedded store', () => {
  test('finishes the request that came first before it serves later ones', async () => {
    const { run, ran, endAll } = openTurns()
    const requests = ['first', 'second', 'third'].map((name) =>
      runAsRequest(async () => {
        await run(`${name} reads`)
        await run(`${name} writes`)
      }),
    )
    await endAll()
    await Promise.all(requests)
    expect(ran).toEqual([
      'first reads',
      'first writes',
      'second reads',
      'second writes',
      'third reads',
      'third writes',
    ])
  })

  test('does costly work only while nobody else waits', async () => {
    const { run, ran, begin, endAll } = openTurns()
    const running = runAsRequest(() => run('running'))
    await begin()
    const requests = [runAsRequest(() => runLast(() => run('costly'))), runAsRequest(() => run('later'))]
    await endAll()
    await Promise.all([running, ...requests])
    expect(ran).toEqual(['running', 'later', 'costly'])
  })

  test('serves new requests between the parts of costly work', async () => {
    const inTurn = createTurns()
    const ran: string[] = []
    const run = (name: string) => inTurn(async () => ran.push(name))
    const costly = runAsRequest(() =>
      runLast(async () => {
        for (const part of ['first', 'second', 'third']) await run(part)
      }),
    )
    await setImmediate()
    await runAsRequest(() => run('meanwhile'))
    await costly
    expect(ran).toEqual(['first', 'meanwhile', 'second', 'third'])
  })

  test('refuses a request that has waited too long by the time its turn comes', async () => {
    const { run, ran, begin, end, endAll, pass } = openTurns()
    const upkeep = run('upkeep')
    await begin()
    const waiting = runAsRequest(() => run('waiting'))
    const refused = expect(waiting).rejects.toThrow(Busy)
    pass(2_000)
    await end()
    await refused
    const later = runAsRequest(() => run('later'))
    await endAll()
    await Promise.all([upkeep, later])
    expect(ran).toEqual(['upkeep', 'later'])
  })

  test('refuses new requests while the waiting ones take too long, and finishes what it has begun', async () => {
    const { run, ran, begin, end, endAll } = openTurns()
    for (let n = 0; n < 100; n += 1) {
      const statement = run('before')
      await end()
      await statement
    }
    const begun = runAsRequest(async () => {
      await run('begun reads')
      await run('begun writes')
    })
    await begin()
    const waiting = Array.from({ length: 21 }, (_, at) => runAsRequest(() => run(`waiting ${at}`)))
    await expect(runAsRequest(() => run('late'))).rejects.toThrow(Busy)
    const upkeep = run('upkeep')
    await end(0)
    expect(ran.at(-1)).toBe('begun writes')
    await endAll()
    await Promise.all([begun, ...waiting, upkeep])
    expect(ran.at(-1)).toBe('upkeep')
    const later = runAsRequest(() => run('later'))
    await endAll()
    await later
  })
})
