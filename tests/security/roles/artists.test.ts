import { beforeAll, expect, test } from 'vitest'
import { PAGES } from '#client/app/pages/pages.ts'
import type { RestCase } from './cases.ts'
import { APPLYING_CASES as APPLYING_GRAPH } from './graph/applying-cases.ts'
import { fieldOf } from './graph/case.ts'
import { MONEY_CASES } from './graph/money-cases.ts'
import { OWN_ART_CASES as OWN_ART_GRAPH } from './graph/own-art-cases.ts'
import { QUERY_CASES } from './graph/queries.ts'
import { THREAD_CASES as THREAD_GRAPH } from './graph/thread-cases.ts'
import { UPLOAD_CASES as UPLOAD_GRAPH } from './graph/upload-cases.ts'
import { type Ground, groundOf } from './ground.ts'
import { APPLYING_CASES } from './rest/applying.ts'
import { ARTIST_ACCOUNT_CASES } from './rest/artist-account.ts'
import { ARTIST_PAGE_CASES } from './rest/artist-pages.ts'
import { CONTENT_CASES } from './rest/content.ts'
import { MESSAGE_PICTURE_CASES } from './rest/message-pictures.ts'
import { OWN_ACCOUNT_CASES } from './rest/own-accounts.ts'
import { ART_FIGURE_CASES, OWN_ART_CASES } from './rest/own-art.ts'
import { PAYOUT_CASES } from './rest/payouts.ts'
import { THREAD_CASES } from './rest/threads.ts'
import { UPLOAD_CASES } from './rest/uploads.ts'
import { openRolesShop, ROLES, type Role, type RolesShop } from './shop.ts'

/** Rows of the table of rights that are an artist's or an applicant's. */
const ofArtists = (cases: readonly RestCase[]) =>
  cases.filter(({ route }) => /earnings|artist-profile|own-|artist-/.test(route))

const TABLES: Readonly<Record<'content' | 'main', readonly RestCase[]>> = {
  content: [
    ...APPLYING_CASES,
    ...OWN_ART_CASES,
    ...ARTIST_PAGE_CASES,
    ...MESSAGE_PICTURE_CASES,
    ...UPLOAD_CASES,
    ...ofArtists(CONTENT_CASES),
  ],
  main: [
    ...OWN_ACCOUNT_CASES,
    ...ART_FIGURE_CASES,
    ...ARTIST_ACCOUNT_CASES,
    ...THREAD_CASES,
    ...ofArtists(PAYOUT_CASES),
  ],
}

let shop: RolesShop
let ground: Ground
let applicant: string
let another: string

beforeAll(async () => {
  shop = await openRolesShop([])
  ground = groundOf(shop)
  applicant = await shop.join({ name: 'Ada Ink', isApproved: false })
  another = await shop.join({ name: 'Zoe Rill', isApproved: true })
})

type Six = readonly [applicant: number, another: number]

/** What an applicant and another artist are answered, if not what a customer and the artist are. */
const OTHERWISE: Readonly<Record<string, Six>> = {
  // Another's is 404.
  'GET /api/artist-profile/:/sample/ the artist’s': [404, 404],
  'OPTIONS /api/artist-profile/:/': [404, 404],
  'GET /api/artist-profile/:/': [404, 404],
  'OPTIONS /api/own-art/:/ of the artist’s': [404, 404],
  'GET /api/own-art/:/ of the artist’s': [404, 404],
  'PUT /api/own-art/:/ of the artist’s': [404, 404],
  'POST /api/own-art/:/withdrawal/ of the artist’s': [404, 404],
  'GET /api/art-figures/:/carts/ of the artist’s': [404, 404],
  'POST /api/artist-account/tax-form/:/file/ of the artist who asks': [404, 404],
  'GET /api/artist-threads/:/ the artist’s': [404, 404],
  'GET /api/artist-threads/:/messages/ the artist’s': [404, 404],
  'POST /api/artist-threads/:/messages/ the artist’s': [404, 404],
  'POST /api/artist-threads/:/read/ the artist’s': [404, 404],
  'POST /api/message-pictures/:/ into the artist’s thread, without a picture': [404, 404],
  'POST /api/message-pictures/:/claim/ of the artist’s thread, that there is not': [404, 404],
  // A list that is asked for by the account of another is refused.
  'GET /api/artist-profile/ the artist’s': [403, 403],
  // Nobody follows themselves.
  'PUT /content/artists/:/following/ of the artist': [200, 200],
  // An applicant sends pictures and writes to staff.
  'POST /api/upload/files/': [201, 201],
  'GET /api/upload/files/': [200, 200],
  'HEAD /api/upload/files/:/': [404, 404],
  'PATCH /api/upload/files/:/': [404, 404],
  'GET /api/upload/files/:/': [404, 404],
  'DELETE /api/upload/files/:/ which does nothing of another’s': [200, 200],
  'POST /api/upload/files/:/apart/': [404, 404],
  'POST /api/upload/known/': [200, 200],
  'GET /api/artist-threads/:/ one’s own': [200, 200],
}

const nameOf = ({ route, about }: RestCase) => (about === undefined ? route : `${route} ${about}`)
const expected = (each: RestCase): Six =>
  OTHERWISE[nameOf(each)] ?? [
    each.answers[ROLES.indexOf('other')] ?? 0,
    each.answers[ROLES.indexOf('artist')] ?? 0,
  ]

test.each(Object.entries(TABLES) as ['content' | 'main', readonly RestCase[]][])(
  'in the %s process an applicant has no artist’s rights, and another artist nobody else’s',
  async (process, cases) => {
    const seen: Record<string, Six> = {}
    for (const each of cases) {
      const method = each.route.slice(0, each.route.indexOf(' '))
      const ask = async (as: string, role: Role) => {
        const { path, ...asked } = await each.ask(ground, role)
        return (await shop.call(process, method, path, { ...asked, as })).status
      }
      seen[nameOf(each)] = [await ask(applicant, 'other'), await ask(another, 'artist')]
    }
    expect(seen).toEqual(Object.fromEntries(cases.map((each) => [nameOf(each), expected(each)])))
  },
  60_000,
)

test('the table names no row that is not there', () => {
  const names = Object.values(TABLES).flat().map(nameOf)
  expect(Object.keys(OTHERWISE).filter((name) => !names.includes(name))).toEqual([])
})

/**
 * Who comes to a page of artists, and the query of which the table of rights says what each person reads
 * there: a customer, an applicant and another artist come too, and read nothing of anybody else's.
 */
const PAGES_OF_ARTISTS: Readonly<Record<string, readonly ['everybody' | 'signed in', asks: string]>> = {
  '/artist': ['signed in', 'query earnings'],
  '/artist/account': ['signed in', 'query earnings'],
  '/artist/account/payment': ['signed in', 'query paymentAccounts'],
  '/artist/account/royalty': ['signed in', 'query ownAgreement'],
  '/artist/account/tax': ['signed in', 'query ownTaxForms'],
  '/artist/apply': ['everybody', 'query artistApplication'],
  '/artist/apply/applied': ['signed in', 'query artistApplication'],
  '/artist/apply/info': ['signed in', 'query artistApplication'],
  '/artist/apply/login': ['everybody', 'query artistApplication'],
  '/artist/apply/sample': ['signed in', 'query artistApplication'],
  '/artist/art': ['signed in', 'query ownWorks'],
  '/artist/art/:id': ['signed in', 'query ownWork'],
  '/artist/art/all': ['signed in', 'query ownWorks'],
  '/artist/message': ['signed in', 'query ownArtistThread'],
  '/artist/new': ['signed in', 'query ownAgreement'],
  '/artist/new/payment': ['signed in', 'query paymentAccounts'],
  '/artist/new/royalty': ['signed in', 'query ownAgreement'],
  '/artist/new/tax': ['signed in', 'query ownTaxForms'],
  '/artist/profile': ['signed in', 'query ownArtistProfile'],
  '/artist/profile/edit': ['signed in', 'query ownArtistProfile'],
  '/artist/upload/:advanced?': ['signed in', 'query uploadFiles'],
  '/artists/:id': ['everybody', 'query artistPage'],
}

test('each page of artists says who comes to it, and which row of the table says what they read', () => {
  const pages = PAGES.filter(({ path }) => /^\/artists?(\/|$)/.test(path))
  const comes = pages.map(({ path, needs }) => [path, needs === 'login' ? 'signed in' : 'everybody'])
  const told = Object.entries(PAGES_OF_ARTISTS).map(([path, [who]]) => [path, who])
  expect(Object.fromEntries(comes)).toEqual(Object.fromEntries(told))
  const cases = [
    ...QUERY_CASES,
    ...APPLYING_GRAPH,
    ...OWN_ART_GRAPH,
    ...MONEY_CASES,
    ...THREAD_GRAPH,
    ...UPLOAD_GRAPH,
  ]
  for (const [path, [who, asks]] of Object.entries(PAGES_OF_ARTISTS)) {
    const rows = cases.filter((each) => fieldOf(each) === asks)
    expect(rows, `${path} asks ${asks}`).not.toEqual([])
    if (who === 'signed in') expect(rows.map(({ answers }) => answers[0])).toContain('UNAUTHENTICATED')
  }
})
