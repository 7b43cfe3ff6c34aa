import { createImportingEffects } from '#client/effects/importing/importing.ts'
import type { PutPart } from '#client/effects/importing/put-part.ts'
import type { ImportView } from '#services/content/record-imports/contract.ts'
import { REASON, SENT, spring } from '../../fixtures/console/importing.ts'
import { hear } from '../outcome.ts'
import { askPort, local } from '../port.ts'
import { answerDone } from '../route.ts'
import * as routes from '../routes/imports.ts'
import { createOffline } from '../shop.ts'

const files = { partOf: () => new Blob(['id,name']) }

const planned: ImportView = {
  id: 7,
  resource: 'artist',
  name: spring.name,
  size: spring.size,
  received: spring.size,
  state: 'planned',
  rows: 3_000,
  reason: null,
  batch: 12,
}

/** Hears what becomes of a part that is answered so; the part itself goes past the graph. */
const sending = (put: PutPart) => () => {
  const { actors } = createImportingEffects({ ...createOffline(), files, put })
  return hear(actors.sendPart, { href: '/imports/token-1', file: spring, from: 0 })
}
const answering = (status: number, body: object) =>
  sending(async () => new Response(JSON.stringify(body), { status }))

export const importing = {
  openImport: askPort(({ apollo }) => createImportingEffects({ apollo, files }).actors.openImport, {
    input: { resource: 'artist', file: spring },
    by: 'staff',
    successes: [
      {
        when: 'it is expected',
        answers: [[routes.openImport, answerDone({ id: 7, token: 'token-1' }, 201)]],
      },
    ],
  }),
  // tests/services/content/record-imports/files.test.ts has seen these answers.
  sendPart: local([
    ...SENT.map((received) => ({ when: `${received} bytes are there`, hear: answering(200, { received }) })),
    { when: 'the file is not expected any more', hear: answering(404, { detail: 'Not found.' }) },
    { when: 'the file is larger by now', hear: answering(400, { non_field_errors: [] }) },
    { when: 'a part before it is missing', hear: answering(409, { code: 'part_missing' }) },
    { when: 'the service is down', hear: answering(503, { detail: 'Not available.' }) },
    { when: 'the line breaks', hear: sending(() => Promise.reject(new TypeError('Failed to fetch'))) },
  ]),
  readImport: askPort(({ apollo }) => createImportingEffects({ apollo, files }).actors.readImport, {
    input: { id: '7' },
    by: 'staff',
    successes: [
      { when: 'it is planned', answers: [[routes.readImport, answerDone(planned)]] },
      {
        when: 'it is read',
        answers: [
          [routes.readImport, answerDone({ ...planned, state: 'reading', rows: 2_000, batch: null })],
        ],
      },
      {
        when: 'it is refused',
        answers: [
          [
            routes.readImport,
            answerDone({ ...planned, state: 'refused', rows: 0, reason: REASON, batch: null }),
          ],
        ],
      },
    ],
  }),
}
