import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const FIELDS = `application { stage version details { fullName location bio website links } usualDays
    earlier { declineReason details { fullName } } }
  stale { version theirs { bio } } isClosed userErrors { field message code }`
const SAVE = `mutation Save($input: ArtistApplicationInput!) { saveArtistApplication(input: $input) { ${FIELDS} } }`
const SUBMIT = `mutation Submit($input: SubmitArtistApplicationInput!) { submitArtistApplication(input: $input) { ${FIELDS} } }`
const PATH = '/api/artist-application/'

const values = {
  full_name: 'Iris Vale',
  location: 'Porto',
  bio: 'I print.',
  website: '',
  links: ['https://a.test'],
}
const view = {
  stage: 'info',
  version: 3,
  values,
  submitted_at: null,
  decided_at: null,
  decline_reason: null,
  sample: [],
  usual_days: 4,
  earlier: [
    {
      ...values,
      submitted_at: '2026-11-01T00:00:00Z',
      decided_at: '2026-11-02T00:00:00Z',
      decline_reason: 'Not yet.',
      sample: [],
    },
  ],
}
const details = {
  fullName: 'Iris Vale',
  location: 'Porto',
  bio: 'I print.',
  website: '',
  links: ['https://a.test'],
}
const NOTHING = { application: null, stale: null, isClosed: false, userErrors: [] }

const save = async (reply: object) => {
  const shop = await openShop({ documents: [SAVE] })
  shop.content.on(`PUT ${PATH}`, () => reply)
  const { data, errors } = await shop.graph.ask(SAVE, { input: { version: 2, details } })
  return { said: data?.saveArtistApplication, errors, asked: shop.content.calls.at(-1) }
}

test('what is typed reaches the content service in its spelling, and comes back in the graph’s', async () => {
  const { said, asked } = await save({ body: view })
  expect(asked?.body).toEqual({ version: 2, ...values })
  expect(said).toEqual({
    ...NOTHING,
    application: {
      stage: 'INFO',
      version: 3,
      details,
      usualDays: 4,
      earlier: [{ declineReason: 'Not yet.', details: { fullName: 'Iris Vale' } }],
    },
  })
})

test.each([
  [
    {
      status: 409,
      body: {
        detail: 'Changed.',
        code: 'application_edited',
        version: 5,
        theirs: { ...values, bio: 'I paint.' },
      },
    },
    { stale: { version: 5, theirs: { bio: 'I paint.' } } },
  ],
  [{ status: 409, body: { detail: 'Closed.', code: 'application_closed' } }, { isClosed: true }],
  [
    { status: 400, body: { 'links.0': ['Enter a web address that begins with https://.'] } },
    {
      userErrors: [
        { field: 'links.0', message: 'Enter a web address that begins with https://.', code: 'INVALID' },
      ],
    },
  ],
  [
    { status: 400, body: { full_name: ['This field may not be blank.'] } },
    { userErrors: [{ field: 'fullName', message: 'This field may not be blank.', code: 'REQUIRED' }] },
  ],
])('what the service refuses is data (case %#)', async (reply, said) => {
  expect((await save(reply)).said).toEqual({ ...NOTHING, ...said })
})

test('an application is submitted under the key of its try', async () => {
  const shop = await openShop({ documents: [SUBMIT] })
  shop.content.on(`POST ${PATH}submit/`, () => ({ body: { ...view, stage: 'submitted' } }))
  const { data } = await shop.graph.ask(SUBMIT, { input: { version: 3, idempotencyKey: 'key-1' } })
  expect(data?.submitArtistApplication).toMatchObject({ application: { stage: 'SUBMITTED' } })
  expect(shop.content.calls.at(-1)?.headers['idempotency-key']).toBe('key-1')
})
