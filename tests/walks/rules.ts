import type { Alert, AlertAction } from '#machines/alerts/list.ts'
import type { OfferedSubstrate } from '#machines/quick-add/ports.ts'
import { Refusal } from '#machines/refusal.ts'
import { START } from '#machines/search/place.ts'
import { address, quote } from './fixtures/checkout.ts'
import { hotel, lobby, offered } from './fixtures/quick-add.ts'
import { dunes, opened, ready, sameImage, small } from './fixtures/uploads.ts'

/**
 * Arguments to try each rule with, by its name: one list for each try. A rule that answers a rule takes its
 * arguments after its own.
 */
export type Rules = Readonly<Record<string, readonly (readonly unknown[])[]>>

const item = { imageId: 'i-1', substrate: 'print', width: 24, height: 18 }
const choice = { item, action: 'add', idempotencyKey: 'key-1' }
const chosen = { choice, cartToken: 'cart-1', signedIn: false }
const again = { ...choice, cartToken: 'cart-1', signedIn: false }

const said = (action: AlertAction | null, persistent = false): Alert => ({
  id: 'a',
  status: 'info',
  text: 'One',
  persistent,
  action,
})
const undoing = (seq: number): AlertAction => ({
  kind: 'cart.undo',
  label: 'Undo',
  act: { intent: 'cart.undo', token: 'cart-1', seq },
})
const retrying: AlertAction = { kind: 'adding.retry', label: 'Try again' }
const leading: AlertAction = { kind: 'link', label: 'See it', href: '/cart.undo' }

const [none, canvas, print] = offered
const custom = print?.custom ?? null
const withSizes = (...sizes: OfferedSubstrate['sizes']) => ({
  substrate: 'x',
  label: 'X',
  sizes,
  custom: null,
})
const own = { width: null, height: null, unitPrice: null }
const CUSTOM = { width: 999_999, height: 999_999 }
const quickAdd = {
  imageId: 'i-1',
  options: offered,
  substrate: 'print',
  size: CUSTOM,
  width: '20',
  height: '15',
}

const invalid = { kind: 'invalid', fields: {}, hidden: {}, others: [] }
const toggles: Rules = {
  selectIsOn: [true, false].flatMap((held) =>
    [null, true, false].map((wish) => [held, { context: { wish } }]),
  ),
}

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

/** For machines whose walks do not reach every edge of a rule. */
export const rules: Readonly<Record<string, Rules>> = {
  'add-to-cart': {
    isSameAgain: [
      [chosen, again],
      [{ ...chosen, choice: null }, again],
      ...[{ imageId: 'i-2' }, { substrate: 'canvas' }, { width: 25 }, { height: 19 }].map((other) => [
        chosen,
        { ...again, item: { ...item, ...other } },
      ]),
      [chosen, { ...again, action: 'open' }],
      [chosen, { ...again, cartToken: 'cart-2' }],
      [chosen, { ...again, signedIn: true }],
    ],
    checkEmail: [
      [' ada@aquatint.test '],
      [''],
      ['  '],
      [`${'a'.repeat(241)}@aquatint.test`.slice(-254)],
      [`${'a'.repeat(241)}@aquatint.test`],
      [`${' '.repeat(9)}${'a'.repeat(240)}@aquatint.test`],
    ],
  },
  alerts: {
    isSame: [
      [said(null), said(null)],
      [said(undoing(1)), said(undoing(1))],
      [said(undoing(1)), said(undoing(2))],
      [said(retrying), said(null)],
      [said(leading), said(null)],
    ],
    findAlertToForget: [
      [Array.from({ length: 5 }, (_, index) => ({ ...said(null, true), id: `${index}` }))],
      [Array.from({ length: 5 }, (_, index) => ({ ...said(null, index !== 2), id: `${index}` }))],
    ],
  },
  arranging: { placeOf: [[['dunes'], null]] },
  auth: {
    selectIsStaff: ['signedIn', 'signingOut'].map((state) => [
      { state, matches: (asked: string) => asked === state, context: { user: { isStaff: true } } },
    ]),
  },
  'cart-start': {
    selectCart: [
      [{ context: { token: null, cartProjectId: '7' } }],
      [{ context: { token: 'cart-7', cartProjectId: null } }],
    ],
  },
  checkout: {
    selectDue: [[{ context: { projectToken: 'p-1', quote: null, address } }]],
    selectChange: [[{ context: { agreed: null, quote } }], [{ context: { agreed: 1, quote: null } }]],
  },
  'collection-membership': toggles,
  favorite: toggles,
  publishing: toggles,
  quantity: {
    toQuantity: ['', '0', '1', ' 3 ', '0012', '999', '1000', '1e3', '1.5', '-1'].map((text) => [text]),
  },
  'quick-add': {
    toSize: [[own], [{ ...own, width: 4 }], [{ ...own, height: 4 }], [{ ...own, width: 4, height: 3 }]],
    isCustom: [[CUSTOM], [{ ...CUSTOM, width: 4 }], [{ ...CUSTOM, height: 4 }]],
    isDisabled: [[none], [canvas]],
    findSize: [
      [print, null],
      [print, { width: 12, height: 14 }],
      [print, { width: 18, height: 9 }],
    ],
    findDefaultSubstrate: [[offered], [[none]], [[none, canvas]], [[none, withSizes(own), canvas]]],
    findDefaultSize: [
      [withSizes(), null],
      [withSizes(own), null],
      [withSizes({ width: 8, height: 6, unitPrice: 1 }, { width: 4, height: 3, unitPrice: 1 }), null],
    ],
    toInches: [[' 20 '], ['0'], ['1.5']],
    scaleSide: [
      ['1', 0.2],
      ['2', 0.75],
    ],
    checkCustomSize: [
      [custom, '4', '3'],
      [custom, '3', '2'],
      [custom, '60', '45'],
      [custom, '61', '46'],
      [custom, '', 'x'],
    ],
    findSubstrate: [[{ options: offered }, 'nothing']],
    toChoice: [
      [quickAdd],
      [{ ...quickAdd, imageId: null }],
      [{ ...quickAdd, substrate: 'nothing' }],
      [{ ...quickAdd, size: null }],
      [{ ...quickAdd, size: { width: 5, height: 5 } }],
      [{ ...quickAdd, substrate: 'canvas' }],
      [{ ...quickAdd, width: '' }],
      [{ ...quickAdd, height: '' }],
      [{ ...quickAdd, width: '61' }],
      [{ ...quickAdd, height: '46' }],
    ],
    findKeptWorkspace: [
      [
        { workspace: hotel, search: '' },
        { count: 1, workspaces: [lobby] },
      ],
      [
        { workspace: hotel, search: 'lob' },
        { count: 1, workspaces: [lobby] },
      ],
      [
        { workspace: hotel, search: '' },
        { count: 2, workspaces: [lobby] },
      ],
    ],
    selectAreWorkspacesMany: [null, 0, 20, 21].map((workspaceCount) => [{ context: { workspaceCount } }]),
  },
  renaming: { checkName: [['x'.repeat(100)], ['x'.repeat(101)], [` ${'x'.repeat(100)} `]] },
  'reset-password': {
    toFailure: [[new Refusal('BAD_USER_INPUT', 'Invalid input.', { uid: 'No such user.' })]],
  },
  'resource-form': {
    alertsOf: [
      [{ kind: 'unready', message: 'Form failed client-side validation' }],
      [{ kind: 'refused', message: 'No.' }],
      [invalid],
      [{ ...invalid, hidden: { owner: 'Unknown.' } }],
      [{ ...invalid, hidden: { owner: 'Unknown.', id: 'Gone.' } }],
      [{ ...invalid, others: ['The dates overlap.', 'The list is full.'] }],
    ],
    toFailure: ['UNAUTHENTICATED', 'CONFLICT', 'RATE_LIMITED', 'UPSTREAM_UNAVAILABLE'].map((code) => [
      { code, message: 'Said.', fields: {} },
      ['name'],
    ]),
  },
  search: {
    findPlaceAfter: [
      ...[0, 1, 2].map((page) => [START, { type: 'page.chosen', page }, 'anonymous']),
      [{ ...START, offset: 40 }, { type: 'filter.toggled', section: 'color', value: 'mauve' }, 'staff'],
      [
        { ...START, offset: 40 },
        { type: 'filter.toggled', section: 'favorites', value: 'true' },
        'anonymous',
      ],
      [
        { ...START, offset: 40, filters: { color: ['blue'] } },
        { type: 'filter.toggled', section: 'color', value: 'blue' },
        'anonymous',
      ],
    ],
    dropReached: [
      ...[true, false].map((byHistory) => [
        { coming: [START, { ...START, q: 'sea' }, { ...START, q: 'sky' }] },
        { place: { ...START, q: 'sea' }, byHistory },
      ]),
      [{ coming: [{ ...START, q: 'sea' }] }, { place: START, byHistory: false }],
    ],
    optionsOf: [['orientation'], ['collection']],
    warningInWords: [
      [{ kind: 'source', source: 'internal' }],
      [{ kind: 'source', source: 'getty' }],
      [{ kind: 'window', message: 'Only the first 10000 results can be shown.' }],
    ],
    selectHiddenNotice: [
      [{ context: { place: { ...START, api: 'getty' }, visitor: 'anonymous' } }],
      [{ context: { place: { ...START, api: 'indexed' }, visitor: 'staff' } }],
    ],
  },
  'static-tag': {
    selectIsTagged: [true, false].flatMap((held) =>
      ['pending', 'other'].map((tag) => [held, { tag, hasTag: (asked: string) => asked === tag }]),
    ),
  },
  upload: {
    selectSums: STANDINGS.map((standing) => [{ context: { entries: [entryAt('f-1', { standing })] } }]),
    selectIsUnfinished: STANDINGS.map((standing) => [
      { context: { entries: [entryAt('f-1', { standing })] } },
    ]),
    isSameSums: [{ all: 1 }, { all: 2 }].map((sums) => [{ all: 1 }, sums]),
    isSameIds: [[], ['f-1'], ['f-2'], ['f-1', 'f-2']].map((ids) => [['f-1'], ids]),
    remotesToLookAt: [
      [{ entries: [entryAt('f-1', { standing: 'checking' })] }],
      [{ entries: checkings(101) }],
      [{ entries: checkings(3) }],
    ],
    typedFor: [[{ kind: 'publisher', name: 'BJOR' }]],
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
  },
  'upload-file': {
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
  },
}
