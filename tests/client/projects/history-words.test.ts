import { describe, expect, test } from 'vitest'
import { mergeInWords } from '#client/app/follow/merge-in-words.ts'
import {
  deedInWords,
  type Entry,
  lineInWords,
  linesInWords,
  whoInWords,
} from '#client/features/cart/history/words.ts'
import { whenInWords } from '#client/ui/time.tsx'

const person = (kind: Entry['who']['kind'], name: string | null, isYou = false): Entry['who'] => ({
  __typename: 'HistoryActor',
  kind,
  name,
  isYou,
})
const line: Entry['lines'][number] = {
  __typename: 'HistoryLine',
  itemId: '1',
  name: 'Lake',
  width: 24,
  height: 16,
  substrate: 'print',
  frame: null,
  from: 0,
  to: 1,
  over: 0,
  priceFrom: null,
  priceTo: null,
  leftBehind: null,
}
const dearer = { ...line, from: 1, priceFrom: 8_000, priceTo: 8_400 }
const gone = { ...line, from: 1, leftBehind: 'UNPUBLISHED' } as const
const entry = (type: Entry['type'], change: Partial<Entry> = {}): Entry => ({
  __typename: 'HistoryEntry',
  seq: 2,
  at: '2026-11-20T12:00:00.000Z',
  who: person('USER', 'ada@aquatint.test', true),
  type,
  text: null,
  verdict: null,
  lines: [line],
  project: { __typename: 'ProjectRef', id: '9', label: 'My project 9' },
  undoable: true,
  undoneBy: null,
  undoes: null,
  ...change,
})

describe('the history says', () => {
  test('who did something, as the reader knows them', () => {
    const guest = person('GUEST', null)
    expect(whoInWords(guest, true)).toBe('You')
    expect(whoInWords(guest, false)).toBe('A guest')
    expect(whoInWords(person('USER', 'ada@aquatint.test', true), false)).toBe('You')
    expect(whoInWords(person('USER', 'ada@aquatint.test'), false)).toBe('ada@aquatint.test')
    expect(whoInWords(person('GUEST', 'Ann'), true)).toBe('Ann')
    expect(whoInWords(person('STAFF', null), false)).toBe('Our staff')
  })

  test.each<[string, Entry]>([
    ['started it', entry('CART_CREATED', { lines: [] })],
    ['saved it to the account', entry('CART_CLAIMED', { lines: [] })],
    ['added Lake', entry('ITEM_ADDED')],
    ['added Untitled', entry('ITEM_ADDED', { lines: [{ ...line, name: '' }] })],
    ['removed Lake', entry('ITEM_REMOVED')],
    ['undid adding Lake', entry('ITEM_REMOVED', { undoes: 1 })],
    ['put Lake back', entry('ITEM_RESTORED', { undoes: 1 })],
    [
      'changed the quantity of Lake from 1 to 4',
      entry('ITEM_QUANTITY_CHANGED', { lines: [{ ...line, from: 1, to: 4 }] }),
    ],
    [
      'changed the quantity of Lake back from 4 to 1',
      entry('ITEM_QUANTITY_CHANGED', { undoes: 1, lines: [{ ...line, from: 4, to: 1 }] }),
    ],
    ['added the guest cart', entry('CART_MERGED')],
    ['undid adding the guest cart', entry('MERGE_UNDONE', { undoes: 1 })],
    ['shared a link to it', entry('CART_SHARED', { lines: [] })],
    ['turned off the link', entry('SHARE_WITHDRAWN', { lines: [] })],
    ['moved it into My project 9', entry('CART_MIGRATED')],
    ['got its items back from My project 9', entry('LINES_RETURNED')],
    ['named it Lobby', entry('CART_RENAMED', { text: 'Lobby', lines: [] })],
    ['renamed it Lobby', entry('CART_RENAMED', { text: 'Lobby', lines: [], undoes: 2 })],
    ['ordered it: order #ABCD-2345', entry('CART_ORDERED', { text: 'ABCD-2345', lines: [] })],
    ['approved Lake', entry('LINE_REVIEWED', { verdict: 'APPROVED' })],
    ['asked for changes to Lake: “Larger.”', entry('LINE_REVIEWED', { verdict: 'CHANGES', text: 'Larger.' })],
    ['commented on Lake: “Larger.”', entry('LINE_REVIEWED', { text: 'Larger.' })],
    ['changed the price of Lake from $80.00 to $84.00', entry('LINES_CHECKED', { lines: [dearer] })],
    [
      'found that Lake can no longer be bought: the picture is no longer for sale',
      entry('LINES_CHECKED', { lines: [gone] }),
    ],
    ['found that Lake can be bought again', entry('LINES_CHECKED', { lines: [{ ...line, from: 1 }] })],
    ['checked 2 items', entry('LINES_CHECKED', { lines: [dearer, gone] })],
  ])('%s', (words, one) => expect(deedInWords(one)).toBe(words))

  test('what became of each line of a merge, and why one was left behind', () => {
    const merged = entry('CART_MERGED')
    const left = { ...line, to: 0, leftBehind: 'SIZE' } as const
    const joined = { ...line, from: 998, to: 999, over: 2 }
    expect(lineInWords(line, merged)).toBe('1 added')
    expect(lineInWords(joined, merged)).toBe(
      'combined with one already there, now 999 instead of 998. 2 more didn’t fit: a line holds up to 999',
    )
    expect(lineInWords(left, merged)).toBe(
      'couldn’t be moved and stays in the guest cart: it’s no longer offered in this size',
    )
    expect(linesInWords(entry('CART_MERGED', { lines: [line, line, joined, left] }))).toBe(
      '2 added, 1 combined, 1 didn’t all fit, 1 couldn’t be moved',
    )
  })

  test('how each line stands after a check of many', () => {
    const back = { ...line, from: 1 }
    const checked = entry('LINES_CHECKED', { lines: [dearer, gone, back] })
    expect(checked.lines.map((each) => lineInWords(each, checked))).toEqual([
      'was $80.00, now $84.00',
      'can no longer be bought: the picture is no longer for sale',
      'can be bought again',
    ])
    expect(linesInWords(checked)).toBe('1 with a new price, 1 no longer for sale, 1 for sale again')
  })

  test.each([
    [0, 'just now'],
    [-3_000, 'just now'],
    [60_000, '1 minute ago'],
    [3 * 3_600_000, '3 hours ago'],
    [26 * 3_600_000, 'yesterday'],
    [9 * 86_400_000, 'Nov 11, 2026'],
  ])('when it was, %i milliseconds ago: %s', (passed, words) => {
    const at = Date.parse('2026-11-20T12:00:00Z')
    expect(whenInWords(new Date(at - passed).toISOString(), at)).toBe(words)
  })
})

test.each([
  [
    { added: 2, joined: 1, left: 0, over: 0 },
    'Your guest cart has been added: 2 items added, 1 combined with one you already had.',
  ],
  [
    { added: 1, joined: 2, left: 1, over: 0 },
    'Your guest cart has been added: 1 item added, 2 combined with ones you already had. 1 item couldn’t be moved.',
  ],
  [
    { added: 0, joined: 1, left: 0, over: 3 },
    'Your guest cart has been added: 1 combined with one you already had. 3 didn’t fit.',
  ],
  [{ added: 0, joined: 0, left: 2, over: 0 }, 'We couldn’t add your guest cart. 2 items couldn’t be moved.'],
])('a merge of %j is told as it went', (counts, words) => expect(mergeInWords(counts)).toBe(words))
