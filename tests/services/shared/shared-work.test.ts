import { expect, test } from 'vitest'
import { createSharedWork } from '#services/shared/shared-work.ts'

const visit = () => new AbortController()

test('work under one key is done once for all who ask meanwhile, and again for whoever asks afterwards', async () => {
  const once = createSharedWork<number>()
  let done = 0
  const work = async () => {
    done += 1
    return done
  }
  const ask = () => once('key', visit().signal, work)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(2)
})

test('work is abandoned once everybody who asked has left, and not before', async () => {
  const once = createSharedWork<string>()
  const abandoned: boolean[] = []
  const answer = Promise.withResolvers<string>()
  const work = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => abandoned.push(true))
    return answer.promise
  }
  const [first, second] = [visit(), visit()]
  const answers = [first, second].map(({ signal }) => once('key', signal, work))
  first.abort(new Error('the first has left'))
  await expect(answers[0]).rejects.toThrow('the first has left')
  expect(abandoned).toEqual([])
  second.abort(new Error('the second has left'))
  await expect(answers[1]).rejects.toThrow('the second has left')
  expect(abandoned).toEqual([true])
})

test('whoever stays gets the answer, whoever else has left', async () => {
  const once = createSharedWork<string>()
  const answer = Promise.withResolvers<string>()
  const [first, second] = [visit(), visit()]
  const left = once('key', first.signal, () => answer.promise)
  const stayed = once('key', second.signal, () => answer.promise)
  first.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  answer.resolve('here')
  expect(await stayed).toBe('here')
})
