import { expect, test } from 'vitest'
import { Refusal } from '#machines/refusal.ts'
import { compare } from './contract/compare.ts'
import { local, localOpen } from './contract/port.ts'
import type { Walk } from './walker/walk.ts'
import { walks } from './walks.ts'

const [anyWalk] = walks
const gone = new Refusal('NOT_FOUND', 'Not found.')
const taken = new Refusal('BAD_USER_INPUT', 'Taken.', { name: 'Taken.' })
const blank = new Refusal('BAD_USER_INPUT', 'Blank.', { name: 'Blank.' })
const dear = new Refusal('BAD_USER_INPUT', 'Dear.', { price: 'Dear.' })

const answers = (answer: unknown) => ({ when: `it is ${answer}`, hear: async () => ({ answer }) })
const refuses = ({ code, message, fields, others }: Refusal) => ({
  when: message,
  hear: async () => ({ refusal: { code, message, fields, others } }),
})

const holesOf = async (
  examples: Pick<Walk, 'answers' | 'refusals'>,
  cases: Parameters<typeof local>[0],
  reasons: Parameters<typeof local>[1] = {},
) => {
  if (!anyWalk) throw new Error('There is no walk.')
  const nobody = { patient: null as never, hasty: null as never }
  const { holes } = await compare(nobody, { ...anyWalk, ...examples }, 'read', local(cases, reasons))
  return holes
}

test('a walk that has all that can occur, and nothing else, has no hole', async () => {
  const examples = { answers: { read: [1, 2] }, refusals: { read: [gone] } }
  expect(await holesOf(examples, [answers(1), answers(2), refuses(gone)])).toEqual([])
})

test('an example that cannot occur is a hole, even where only its words differ', async () => {
  const examples = { answers: { read: [1, 2] }, refusals: { read: [blank] } }
  expect(await holesOf(examples, [answers(1), refuses(taken)])).toEqual([
    'The walk’s example cannot occur: answers 2',
    'The walk’s example cannot occur: refuses BAD_USER_INPUT «Blank.» (name: Blank.)',
  ])
})

test('an answer that no walk has is a hole', async () => {
  const examples = { answers: { read: [1] }, refusals: {} }
  expect(await holesOf(examples, [answers(1), answers(null), refuses(gone)])).toEqual([
    'No walk has: answers null (the browser, it is null)',
    'No walk has: refuses NOT_FOUND «Not found.» (the browser, Not found.)',
  ])
})

test('one example stands for every refusal of its fields, and for no refusal of others', async () => {
  const examples = { answers: {}, refusals: { read: [taken] } }
  expect(await holesOf(examples, [refuses(taken), refuses(blank), refuses(dear)])).toEqual([
    'No walk has: refuses BAD_USER_INPUT «Dear.» (price: Dear.) (the browser, Dear.)',
  ])
})

test('a reason fills a hole, and a reason that fills no hole is a hole itself', async () => {
  const examples = { answers: { read: [1] }, refusals: {} }
  const reasons = { 'Not found.': 'It has just been made.', 'Taken.': 'Nobody else is here.' }
  expect(await holesOf(examples, [answers(1), refuses(gone)], reasons)).toEqual([
    'The reason is for nothing: Taken.',
  ])
})

test('a port that stays open is held against the events that it may tell, and no others', async () => {
  if (!anyWalk) throw new Error('There is no walk.')
  const events = [{ type: 'line.lost' }, { type: 'line.back' }, { type: 'dialog.opened' }]
  const tells = (type: string) => ({ when: type, hear: async () => ({ told: { type } }) })
  const port = localOpen(['line.lost', 'line.back', 'line.slow'], [tells('line.lost'), tells('line.slow')])
  const nobody = { patient: null as never, hasty: null as never }
  const { holes } = await compare(nobody, { ...anyWalk, events }, 'line', port)
  expect(holes).toEqual([
    'The walk’s example cannot occur: tells {"type":"line.back"}',
    'No walk has: tells {"type":"line.slow"} (the browser, line.slow)',
  ])
})

test('an error while asking the shop is a hole', async () => {
  const fails = { when: 'it fails', hear: () => Promise.reject(new Error('GET /x/ is never asked.')) }
  expect(await holesOf({ answers: {}, refusals: {} }, [fails])).toEqual([
    'Error: GET /x/ is never asked. (the browser, it fails)',
  ])
})
