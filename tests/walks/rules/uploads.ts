import { dunes, opened, ready, sameImage, small } from '../fixtures/uploads.ts'
import type { Rules } from './rule.ts'

const STANDINGS = [
  'unread',
  'reading',
  'unknown',
  'asked',
  'duplicate',
  'queued',
  'sending',
  'checking',
  'alike',
  'named',
  'toReplace',
  'replacing',
  'ready',
  'invalid',
  'ordered',
  'saving',
  'saved',
  'refused',
  'failed',
  'lost',
]
const entryAt = (id: string, over: object) => ({
  file: { ...dunes, id, path: id, name: id },
  standing: 'unread',
  sha256: null,
  remote: null,
  ...over,
})
const checkings = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    entryAt(`f-${index}`, { standing: 'checking', remote: `r-${index}` }),
  )

export const upload: Rules = {
  selectSums: STANDINGS.map((standing) => [{ context: { entries: [entryAt('f-1', { standing })] } }]),
  selectIsUnfinished: STANDINGS.map((standing) => [{ context: { entries: [entryAt('f-1', { standing })] } }]),
  isSameSums: [{ all: 1 }, { all: 2 }].map((sums) => [{ all: 1 }, sums]),
  isSameIds: [[], ['f-1'], ['f-2'], ['f-1', 'f-2']].map((ids) => [['f-1'], ids]),
  remotesToLookAt: [
    [{ entries: [entryAt('f-1', { standing: 'checking' })] }],
    [{ entries: checkings(101) }],
    [{ entries: checkings(3) }],
  ],
  typedFor: [[{ kind: 'publisher', name: 'BJOR' }], [{ kind: 'own' }]],
  chooseFiles: [
    ...[1, 2, 3].map((count) => [
      { entries: [entryAt('other', {})], chosen: [{ ...dunes, name: 'another' }] },
      checkings(count).map(({ file }) => file),
      3,
    ]),
    ...[1, 3].map((most) => [
      { entries: checkings(2), chosen: [] },
      [{ ...dunes, name: 'another' }, dunes, entryAt('f-1', {}).file],
      most,
    ]),
    [{ entries: [], chosen: [] }, [{ ...dunes, name: '.DS_Store' }]],
  ],
  findForeign: [
    [{ entries: [entryAt('f-1', { remote: '7', sha256: 'b2' })] }, [ready]],
    [{ entries: [entryAt('f-1', { remote: '8', sha256: 'a1' })] }, [ready]],
    [{ entries: [entryAt('f-1', { remote: '8', sha256: 'b2' })] }, [ready]],
  ],
  knownOf: STANDINGS.flatMap((standing) =>
    ['a1', 'b2'].flatMap((sha256) =>
      [[], [sameImage]].flatMap((images) => {
        const twins = ['f-1', 'f-2'].map((id) => entryAt(id, { standing, sha256: 'a1' }))
        const entries = [...twins, entryAt('f-3', { standing, sha256 })]
        return entries.map((entry) => [{ entries }, entry, { file: null, images }])
      }),
    ),
  ),
}

export const uploadFile: Rules = {
  toSendFailure: [401, 403, 409, 413, 418, 429, 499, 500, 501, 507, 'unreached'].map((end) => [end]),
  readDetail: [
    [{ typed: { title: 'Mine' }, opened: null }, {}, 'title'],
    [{ typed: {}, opened: null }, { title: 'Ours' }, 'title'],
    [{ typed: {}, opened: small }, {}, 'title'],
    [{ typed: {}, opened: null }, {}, 'title'],
  ],
  isUnconfirmed: [small, opened].flatMap((one) =>
    [true, false].map((published) => [
      { opened: one, sellsSmall: false, typed: { published } },
      { published: true },
    ]),
  ),
}
