import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bytesOf,
  createExport,
  type ExportedStream,
  MOST_BYTES,
  toExported,
} from '#machines/journal/export.ts'
import { readExport } from '#machines/journal/read-export.ts'
import { createRedactor } from '#machines/journal/redact.ts'
import { replay, toTail } from '#machines/journal/replay.ts'
import { tour } from '../walks/walker/tour.ts'
import { walks } from '../walks/walks.ts'
import { perform, runRecorded, seen } from './journal.ts'

const around = { at: 1_000, page: '/cart', userAgent: 'Chromium', viewport: { width: 1280, height: 800 } }

const streamOf = (events: readonly object[]): ExportedStream => ({
  stream: 'made',
  machine: 'made',
  machineVersion: '1',
  snapshot: null,
  setAside: null,
  entries: events.map((event, seq) => ({
    stream: 'made',
    seq,
    at: seq,
    machineVersion: '1',
    event: { type: 'made', ...event },
  })),
})

const email = fc.emailAddress()
const capability = fc
  .uint8Array({ minLength: 24, maxLength: 24 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))
  .filter((text) => /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text))
const word = fc.constantFrom('Signed in as ', 'Added to ', '/search?q=', 'x:')

test('no export says where somebody lives or how they pay, but for the state and the country', () => {
  const address = {
    name: 'Ada',
    label: 'Apt 4',
    route: 'Pier Road',
    streetNumber: '1',
    locality: 'Oakland',
    administrativeArea: 'CA',
    country: 'US',
    postalCode: '94607',
    latitude: 37.8,
    url: '',
  }
  const payment = { method: 'purchase_order', reference: 'PO 7' }
  const lineOne = { itemId: '1', substrate: 'print' }
  const redacted = createRedactor({ address, payment })({
    event: { address },
    context: { address, payment, failure: { message: 'Nobody lives in Pier Road.' } },
    children: { placeOrder: { input: { address, payment } } },
    lineOne,
    answered: { address: null },
  })
  for (const told of ['Ada', 'Apt 4', 'Pier Road', 'Oakland', '94607', '37.8', 'PO 7'])
    expect(JSON.stringify(redacted)).not.toContain(told)
  expect(redacted.event.address).toMatchObject({ administrativeArea: 'CA', country: 'US', url: '' })
  expect(redacted.children.placeOrder.input).toEqual({
    address: redacted.event.address,
    payment: redacted.context.payment,
  })
  expect(redacted.context.payment.method).toBe('purchase_order')
  expect([redacted.lineOne, redacted.answered]).toEqual([lineOne, { address: null }])
})

test('no export says what somebody is called, even where a text addresses them', () => {
  const user = { uuid: crypto.randomUUID(), email: 'ada@aquatint.test', name: 'Ada Marsh', isStaff: true }
  const redacted = createRedactor({ user })({ user, text: 'Signed in as Ada Marsh.', nobody: { user: null } })
  expect(redacted.user).toMatchObject({ email: 'a…@aquatint.test', isStaff: true })
  expect(redacted.user.uuid).not.toBe(user.uuid)
  expect(redacted.user.name).not.toContain('Ada')
  expect(redacted.text).toBe(`Signed in as ${redacted.user.name}.`)
  expect(redacted.nobody.user).toBeNull()
})

test('no export says what staff write of somebody, and equal words stay equal', () => {
  const draft = { name: 'Ada Vale', tags: ['sand', ''], active: true }
  const all = {
    draft,
    began: { name: 'Ada' },
    conflicts: [{ field: 'name', theirs: 'Ada', mine: 'Ada Vale' }],
  }
  const redacted = createRedactor(all)(all)
  expect(JSON.stringify(redacted)).not.toMatch(/Ada|Vale|sand/)
  expect(redacted.draft).toMatchObject({ tags: [expect.any(String), ''], active: true })
  expect(redacted.conflicts[0]).toEqual({
    field: 'name',
    theirs: redacted.began.name,
    mine: redacted.draft.name,
  })
})

test('no export says what somebody calls a file or where it lies; what kind it is stays', () => {
  const name = 'Ada at home.heic'
  const file = { id: 'f-1', path: `Private/${name}`, name, size: 4_000, modified: 1 }
  const all = {
    file,
    hidden: { ...file, path: '.diary', name: '.diary' },
    plain: { ...file, path: 'sending', name: 'sending' },
    system: { ...file, path: 'Thumbs.db', name: 'Thumbs.db' },
    faults: [{ path: 'Holiday/Ben.psd', reason: 'Photoshop files aren’t supported.' }],
    alike: [{ image: null, file: '8', name: 'Cleo.jpg', thumb: '' }],
    text: `Removed ${name}.`,
    standing: 'sending',
  }
  const redacted = createRedactor(all)(all)
  expect(JSON.stringify(redacted)).not.toMatch(/Ada|Private|diary|Holiday|Cleo/)
  expect(redacted.file.name).toMatch(/^secret-\d+\.heic$/)
  expect(redacted.text).toBe(`Removed ${redacted.file.name}.`)
  expect(redacted.hidden.name).toMatch(/^\.secret-\d+$/)
  expect(redacted.plain.path).toMatch(/^secret-\d+$/)
  expect(redacted.plain.path).toBe(redacted.plain.name)
  expect(redacted).toMatchObject({ system: { name: 'Thumbs.db' }, standing: 'sending' })
})

test('no export says what somebody types of a picture, or what the picture says of itself', () => {
  const all = {
    events: [{ type: 'detail.typed', name: 'title', typed: 'Ada asleep' }],
    common: { caption: 'At home', published: true },
    described: { creator: { value: 'Ada Marsh', origin: 'XMP', note: null } },
    state: { value: 'ready' },
  }
  const redacted = createRedactor(all)(all)
  expect(JSON.stringify(redacted)).not.toMatch(/Ada|home/)
  expect(redacted).toMatchObject({ common: { published: true }, state: { value: 'ready' } })
  expect(redacted.events[0]).toMatchObject({ type: 'detail.typed', name: 'title' })
})

test('words that staff write are no secrets elsewhere, as the name of a state', () => {
  const all = { draft: { name: 'conflicting' }, value: 'conflicting' }
  expect(createRedactor(all)(all)).toMatchObject({ value: 'conflicting' })
})

test('no email, no capability and no reference of a secret is anywhere in an export', () => {
  fc.assert(
    fc.property(
      fc.record({
        email,
        other: email,
        cart: capability,
        secret: fc.uuid(),
        session: fc.uuid(),
        named: capability,
        word,
      }),
      ({ email: address, other, cart, secret, session, named, word: before }) => {
        const exported = createExport({
          ...around,
          page: `/accounts/login?email=${encodeURIComponent(address)}&q=fog#7`,
          streams: [
            streamOf([
              { email: address, secret },
              { cart: { token: cart }, message: `${before}${other}, cart ${cart}.` },
              { nested: [{ deep: { [secret]: [`${before}${address}`] } }] },
              { session, href: `/mail?to=${encodeURIComponent(other)}` },
              { access: secret, designUrl: `http://shop/art/design/${named}?cart=${cart}` },
            ]),
          ],
        })
        const text = JSON.stringify(exported)
        for (const private_ of [
          address,
          other,
          ...[address, other].map(encodeURIComponent),
          cart,
          secret,
          session,
          named,
        ])
          expect(text).not.toContain(private_)
      },
    ),
    { numRuns: 500 },
  )
})

test('the address of a shared project in an export opens nothing, however plain its token', () => {
  const page = '/shared/abcdefghijklmnop-qrstuvwxyz'
  const exported = createExport({
    ...around,
    page,
    streams: [streamOf([{ href: `http://shop${page}?x#y` }])],
  })
  expect(JSON.stringify(exported)).not.toContain('abcdefgh')
})

test('equal secrets stay equal and different ones different, and everything else stays as it is', () => {
  const redact = createRedactor([{ cartToken: 'cart-77' }, { cartToken: 'cart-99' }])
  expect(
    redact({ a: 'cart-77', b: 'line of cart-77', c: 'cart-99', d: 7, e: null, f: 'Lobby', g: undefined }),
  ).toEqual({
    a: 'secret-1',
    b: 'line of secret-1',
    c: 'secret-2',
    d: 7,
    e: null,
    f: 'Lobby',
    g: undefined,
  })
})

test('an email keeps its first letter and its domain, wherever it stands', () => {
  const redact = createRedactor(null)
  expect(redact('Write to ada@aquatint.test or bob@example.com.')).toBe(
    'Write to a…@aquatint.test or b…@example.com.',
  )
  expect(redact('ada@')).toBe('a…@')
  expect(redact('10% off, 2 @ 4')).toBe('10% off, 2 @ 4')
})

test('the names that machines give their states are no secrets, whatever field they are in', () => {
  expect(createRedactor({ value: { token: 'held' } })({ value: { token: 'held' } })).toEqual({
    value: { token: 'held' },
  })
})

test('the address of the page lacks the link that resets a password and the one that opens an order', () => {
  const pageOf = (page: string) => createExport({ ...around, page, streams: [] }).page
  expect(pageOf('/accounts/reset-password-confirm/MQ/c1-d2')).toBe('/accounts/reset-password-confirm/…')
  expect(pageOf('/accounts/reset-password-confirm?uid=MQ&token=c1')).toBe(
    '/accounts/reset-password-confirm?uid=…&token=…',
  )
  expect(pageOf('/orders/K7Q2-9MXD?cart=3f2a')).toBe('/orders/K7Q2-9MXD?cart=…')
  expect(pageOf('/search?q=fog&filters=blue#img-7')).toBe('/search?q=fog&filters=blue#img-7')
})

test('an export that would be too large leaves out the streams that rested longest, and lists them', () => {
  const long = 'x'.repeat(0.4 * MOST_BYTES)
  const large = (stream: string, at: number): ExportedStream => ({
    ...streamOf([{ text: long }]),
    stream,
    entries: [{ stream, seq: 0, at, machineVersion: '1', event: { type: 'said', text: long } }],
  })
  const exported = createExport({ ...around, streams: [large('a', 3), large('b', 1), large('c', 2)] })
  expect(exported.streams.map(({ stream }) => stream)).toEqual(['a', 'c'])
  expect(exported.omitted).toEqual(['b'])
  expect(bytesOf(exported)).toBeLessThanOrEqual(MOST_BYTES)
})

test.for(walks.map((walk) => [walk.name, walk] as const))(
  'an export of %s replays as the original does, redacted, even from its tail',
  async ([name, walk]) => {
    for (const { input, steps } of tour(walk)) {
      const { run, journal } = runRecorded(walk, input)
      for (const step of steps.slice(1)) await perform(walk, run, step)
      const kept = journal.read(name)
      if (!kept) throw new Error('Nothing was kept.')
      for (const part of [kept, toTail(walk.machine, kept, 5)]) {
        const gathered = { ...around, streams: [toExported(walk.machine, part)] }
        const { streams } = readExport(JSON.parse(JSON.stringify(createExport(gathered))))
        const [stream] = streams
        const { snapshot } = replay(walk.machine, stream?.entries ?? [], stream?.snapshot ?? null)
        expect(seen(snapshot)).toEqual(createRedactor(gathered)(seen(run.state())))
      }
      run.stop()
    }
  },
)

const exported = () => createExport({ ...around, streams: [streamOf([{ a: 1 }, { a: 2 }])] })

test('a file that is no export is refused, with the place where it is wrong', () => {
  const reading = (change: object) => () => readExport({ ...exported(), ...change })
  expect(() => readExport('journal')).toThrow('The journal is no object.')
  expect(reading({ version: 2 })).toThrow('version is not 1.')
  expect(reading({ at: 'now' })).toThrow('at is no number.')
  expect(reading({ viewport: null })).toThrow('viewport is no object.')
  expect(reading({ streams: {} })).toThrow('streams is no list.')
  expect(reading({ streams: Array(201).fill(streamOf([])) })).toThrow('streams has more than 200.')
  expect(reading({ page: 'x'.repeat(2_000_000) })).toThrow('The journal is larger than')
  const [stream] = exported().streams
  const [entry] = stream?.entries ?? []
  expect(reading({ streams: [{ ...stream, entries: [entry, { ...entry, event: {} }] }] })).toThrow(
    'streams[0].entries[1].event.type is no text.',
  )
  expect(reading({ streams: [{ ...stream, snapshot: { ...entry, state: 'held' } }] })).toThrow(
    'streams[0].snapshot.state is no state.',
  )
  expect(reading({ streams: [{ ...stream, setAside: { kind: 'odd' } }] })).toThrow(
    'streams[0].setAside.kind is unknown.',
  )
})

test('an export is read back as it was made', () => {
  expect(readExport(JSON.parse(JSON.stringify(exported())))).toEqual(exported())
})
