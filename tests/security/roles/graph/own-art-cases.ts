import { randomUUID } from 'node:crypto'
import { type Answers, everybody } from '../cases.ts'
import { change, type GraphCase, type Outcome } from './case.ts'

const own = (others: Outcome, answer: Outcome): Answers<Outcome> => [
  'UNAUTHENTICATED',
  others,
  others,
  answer,
  others,
]

const OF_OTHERS = 'of another artist’s'

/** Who may read and change an artist's works: the artist alone. */
export const OWN_ART_CASES: readonly GraphCase[] = [
  { document: 'query { ownWorks { count } }', answers: own('null', 'ok') },
  { document: 'query { ownWork(id: "quay") { id } }', answers: own('null', 'ok') },
  { document: 'query { ownWork(id: "lake") { id } }', about: OF_OTHERS, answers: own('null', 'null') },
  { document: 'query { ownWorkFigures(ids: ["quay"]) { id } }', answers: own('null', 'ok') },
  { document: 'query { workInCarts(id: "quay") }', answers: own('null', 'ok') },
  { document: 'query { workInCarts(id: "lake") }', about: OF_OTHERS, answers: own('null', 'null') },
  {
    document: 'query { record(resource: "own-art", id: "quay") { id } }',
    about: 'an artist’s work',
    answers: own('null', 'ok'),
  },
  change(
    'saveRecord',
    'SaveRecordInput',
    async (ground) => ({
      idempotencyKey: randomUUID(),
      resource: 'own-art',
      id: 'quay',
      version: await ground.versionOfOwnWork(),
      values: { caption: 'At six.' },
    }),
    own('NOT_FOUND', 'ok'),
    'an artist’s work',
  ),
  ...(['quay', 'lake'] as const).map((id) =>
    change(
      'withdrawWork',
      'WithdrawWorkInput',
      () => ({ idempotencyKey: randomUUID(), id, withdrawn: false }),
      own('NOT_FOUND', id === 'quay' ? 'ok' : 'NOT_FOUND'),
      id === 'quay' ? 'of the artist’s' : OF_OTHERS,
    ),
  ),
  {
    document: 'mutation { countImageView(id: "lake") { userErrors { code } } }',
    answers: everybody('ok'),
  },
]
