import { setImmediate } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Busy, createQueue } from '#services/shared/queue.ts'

const BOUNDS = { name: 'tests', atOnce: 1, waiting: 4, share: 3, retryAfter: 2 }

/** Opens a queue whose works end on demand, and notes the order in which they begin. */
const openQueue = (bounds = BOUNDS) => {
  const queue = createQueue(bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, from = name, signal = new AbortController().signal) => {
    const answer = queue({ from, signal }, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} is done`)))
    })
    answer.catch(() => {})
    return answer
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await setImmediate()
  }
  return { ask, begun, end }
}

describe('a queue', () => {
  test('runs as many works at once as it may, and the others in their order', async () => {
    const { ask, begun, end } = openQueue({ ...BOUNDS, atOnce: 2 })
    const first = ask('a')
    for (const name of ['b', 'c', 'd']) ask(name)
    expect(begun).toEqual(['a', 'b'])
    await end('a')
    expect(await first).toBe('a is done')
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  test('takes askers in turn: after each work of one asker comes one of every other', async () => {
    const { ask, begun, end } = openQueue()
    ask('running', 'greedy')
    for (const name of ['g1', 'g2', 'g3']) ask(name, 'greedy')
    ask('modest')
    for (const name of ['running', 'g1', 'modest', 'g2']) await end(name)
    expect(begun).toEqual(['running', 'g1', 'modest', 'g2', 'g3'])
  })

  test('refuses an asker who has too many works waiting, and still accepts others', async () => {
    const { ask } = openQueue()
    for (const name of ['running', 'g1', 'g2', 'g3']) ask(name, 'greedy')
    await expect(ask('g4', 'greedy')).rejects.toEqual(new Busy(2))
    expect(ask('modest')).toBeInstanceOf(Promise)
  })

  test('refuses everybody at once while it is full, and accepts works again afterwards', async () => {
    const { ask, begun, end } = openQueue()
    for (const name of ['running', 'a', 'b', 'c', 'd']) ask(name)
    await expect(ask('late')).rejects.toThrow(Busy)
    await end('running')
    ask('later')
    for (const name of ['a', 'b', 'c', 'd']) await end(name)
    expect(begun.at(-1)).toBe('later')
  })

  test('never begins the work of an asker who has left, and gives its place to others', async () => {
    const { ask, begun, end } = openQueue()
    const visit = new AbortController()
    ask('running')
    const dropped = ask('dropped', 'visitor', visit.signal)
    for (const name of ['a', 'b', 'c']) ask(name)
    visit.abort(new Error('left'))
    await expect(dropped).rejects.toThrow('left')
    await expect(ask('again', 'visitor', visit.signal)).rejects.toThrow('left')
    ask('instead')
    for (const name of ['running', 'a', 'b', 'c']) await end(name)
    expect(begun).toEqual(['running', 'a', 'b', 'c', 'instead'])
  })

  test('asks only for the signal of an asker who has to wait', async () => {
    const queue = createQueue(BOUNDS)
    const asked: string[] = []
    const askerCalled = (name: string) => ({
      from: name,
      get signal() {
        asked.push(name)
        return new AbortController().signal
      },
    })
    const works = ['first', 'waiting'].map((name) => queue(askerCalled(name), async () => name))
    expect(await Promise.all(works)).toEqual(['first', 'waiting'])
    expect(asked).toEqual(['waiting'])
  })

  test('can rest after a work, in proportion to the time that the work took', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const queue = createQueue({ ...BOUNDS, rest: 2 })
    const begun: number[] = []
    const work = async () => {
      begun.push(performance.now())
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const asker = { from: 'a', signal: new AbortController().signal }
    const works = Promise.all([queue(asker, work), queue(asker, work)])
    await vi.advanceTimersByTimeAsync(400)
    await works
    expect(begun).toEqual([begun[0], (begun[0] ?? 0) + 300])
  })

  test('goes on after a work has failed', async () => {
    const queue = createQueue(BOUNDS)
    const asker = { from: 'a', signal: new AbortController().signal }
    await expect(queue(asker, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue(asker, async () => 'next')).toBe('next')
  })
})
