import type { Alert, AlertAction } from '#machines/alerts/list.ts'
import { Refusal } from '#machines/refusal.ts'
import { START } from '#machines/search/place.ts'
import { address, quote } from './fixtures/checkout.ts'
import { quickAdd } from './rules/quick-add.ts'
import type { Rules } from './rules/rule.ts'
import { upload, uploadFile } from './rules/uploads.ts'
import { wallPhoto } from './rules/wall-photo.ts'

const item = { imageId: 'i-1', substrate: 'print', width: 24, height: 18 }
const choice = { item, action: 'add', idempotencyKey: 'key-1' }
const chosen = { choice, cartToken: 'cart-1', signedIn: false }
const walnut = { moulding: 'walnut', mat: null }
const framed = { ...chosen, choice: { ...choice, item: { ...item, frame: walnut } } }
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

const invalid = { kind: 'invalid', fields: {}, hidden: {}, others: [] }
const toggles: Rules = {
  selectIsOn: [true, false].flatMap((held) =>
    [null, true, false].map((wish) => [held, { context: { wish } }]),
  ),
}

/** For machines whose walks do not reach every edge of a rule. */
export const rules: Readonly<Record<string, Rules>> = {
  'add-to-cart': {
    isSameAgain: [
      [chosen, again],
      [{ ...chosen, choice: null }, again],
      ...[{ imageId: 'i-2' }, { substrate: 'canvas' }, { width: 25 }, { height: 19 }, { frame: walnut }].map(
        (other) => [chosen, { ...again, item: { ...item, ...other } }],
      ),
      [framed, { ...again, item: { ...item, frame: { ...walnut, mat: 'white' } } }],
      [framed, { ...again, item: { ...item, frame: { ...walnut } } }],
      [framed, { ...again, item: { ...item, frame: { ...walnut, moulding: 'natural oak' } } }],
      [framed, { ...again, item: { ...item, frame: null } }],
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
  follow: toggles,
  publishing: toggles,
  quantity: {
    toQuantity: ['', '0', '1', ' 3 ', '0012', '999', '1000', '1e3', '1.5', '-1'].map((text) => [text]),
  },
  'quick-add': quickAdd,
  'wall-photo': wallPhoto,
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
    takeReached: [
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
      ...[{}, { source: 'GET' }, { api: 'internal' }, { api: 'internal', source: 'GET' }].map((narrowing) => [
        { context: { place: { ...START, ...narrowing }, visitor: 'anonymous' } },
      ]),
    ],
    selectOwnOnlyNotice: [
      {},
      { api: 'getty' },
      { api: 'getty', filters: { favorites: ['true'] } },
      { api: 'getty', filters: { collection: ['4'] } },
      { api: 'internal', filters: { collection: ['4'] } },
      { group: 'artist' },
      { group: 'artist', api: 'getty' },
      { group: 'artist', api: 'internal' },
    ].map((narrowing) => [{ context: { place: { ...START, ...narrowing } } }]),
  },
  'static-tag': {
    selectIsTagged: [true, false].flatMap((held) =>
      ['pending', 'other'].map((tag) => [held, { tag, hasTag: (asked: string) => asked === tag }]),
    ),
  },
  upload,
  'upload-file': uploadFile,
}
