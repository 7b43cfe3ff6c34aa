import { randomUUID } from 'node:crypto'
import type { Answers } from '../cases.ts'
import { change, type GraphCase, type Outcome, staff } from './case.ts'

const SHOWN: Answers<Outcome> = ['UNAUTHENTICATED', 'null', 'null', 'ok', 'ok']
const WRITTEN: Answers<Outcome> = ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'ok', 'ok']
const document = 'query Q($id: ID!) { artistThread(id: $id) { name } }'

/** An artist's thread is that artist's and staff's, and there for nobody else, whoever they are. */
export const THREAD_CASES: readonly GraphCase[] = [
  {
    document: 'query { ownArtistThread { name } }',
    answers: ['UNAUTHENTICATED', 'null', 'null', 'ok', 'null'],
  },
  {
    about: 'the artist’s',
    document,
    variables: async (ground) => ({ id: await ground.thread() }),
    answers: SHOWN,
  },
  {
    about: 'nobody’s',
    document,
    variables: () => ({ id: randomUUID() }),
    answers: ['UNAUTHENTICATED', 'null', 'null', 'null', 'null'],
  },
  { document: 'query { artistThreads { count } }', answers: staff },
  change(
    'sendArtistMessage',
    'SendArtistMessageInput',
    async (ground) => ({
      thread: await ground.thread(),
      text: 'Where is my W-8?',
      idempotencyKey: randomUUID(),
    }),
    WRITTEN,
  ),
  change(
    'readArtistThread',
    'ReadArtistThreadInput',
    async (ground) => ({ thread: await ground.thread(), upTo: '1' }),
    WRITTEN,
  ),
  {
    about: 'of the artist’s thread',
    document: 'query Q($id: ID!) { artistMessagePicture(id: $id, size: THUMB) }',
    variables: async (ground) => ({ id: await ground.threadPicture() }),
    answers: SHOWN,
  },
  change(
    'sendArtistMessagePicture',
    'SendArtistMessagePictureInput',
    async (ground) => ({ thread: await ground.thread(), picture: 'bm8gcGljdHVyZQ==' }),
    ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'INVALID', 'INVALID'],
    'with no picture in it',
  ),
]
