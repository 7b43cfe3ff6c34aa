import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAlike } from '#services/shared/asked-alike.ts'

/** Work that ends when told, and answers how many writes it has seen as it began. */
const createReader = () => {
  const ends: (() => void)[] = []
  let writes = 0
  const read = async () => {
    const seen = writes
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.push(resolve)
    await promise
    return seen
  }
  return {
    read,
    begun: () => ends.length,
    write: () => (writes += 1),
    endAll: () => {
      for (const end of ends) end()
    },
  }
}

const settle = () => new Promise(setImmediate)

describe('work that many ask for alike', () => {
  test('is done twice, however many ask at once', async () => {
    const alike = createAlike<number>()
    const { read, begun, endAll } = createReader()
    const answers = Array.from({ length: 50 }, () => alike('same', read))
    await settle()
    expect(begun()).toBe(1)
    endAll()
    await settle()
    endAll()
    await Promise.all(answers)
    expect(begun()).toBe(2)
  })

  test('is done at the same time for other keys', async () => {
    const alike = createAlike<number>()
    const { read, begun, endAll } = createReader()
    const answers = ['one', 'other'].map((key) => alike(key, read))
    expect(begun()).toBe(2)
    endAll()
    await Promise.all(answers)
  })

  test('always begins after it was asked for, so that nobody misses their own write', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('ask', 'write', 'end'), { maxLength: 30 }), async (steps) => {
        const alike = createAlike<number>()
        const reader = createReader()
        let writes = 0
        const answers: { seen: Promise<number>; least: number }[] = []
        for (const step of steps) {
          if (step === 'ask') answers.push({ seen: alike('same', reader.read), least: writes })
          if (step === 'write') writes = reader.write()
          if (step === 'end') reader.endAll()
          await settle()
        }
        reader.endAll()
        await settle()
        reader.endAll()
        for (const { seen, least } of answers) expect(await seen).toBeGreaterThanOrEqual(least)
      }),
    )
  })

  test('that fails tells so to all who share it, and is done again for those who ask later', async () => {
    const alike = createAlike<string>()
    const fail = () => Promise.reject(new Error('down'))
    const outcomes = await Promise.allSettled([alike('same', fail), alike('same', fail), alike('same', fail)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await alike('same', async () => 'up')).toBe('up')
  })
})
