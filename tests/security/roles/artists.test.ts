import { beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '#client/app/pages/pages.ts'
import { GRAPH_OTHERWISE, type Others, REST_OTHERWISE } from './artists-otherwise.ts'
import type { Answers, RestCase } from './cases.ts'
import { fieldOf } from './graph/case.ts'
import { askGraph, nameOf as nameOfField } from './graph/outcome.ts'
import { GRAPH_CASES } from './graph/tables.ts'
import { type Ground, groundOf } from './ground.ts'
import { printTable } from './print.ts'
import { REST_TABLES } from './rest/tables.ts'
import { routesOf } from './routes-of.ts'
import { openRolesShop, ROLES, ROLES_OF_ARTISTS, type RolesShop } from './shop.ts'

const PROCESSES = ['content', 'main'] as const
const NEW = ['applicant', 'another'] as const

let shop: RolesShop
let ground: Ground

beforeAll(async () => {
  shop = await openRolesShop(FIELDS.map(({ document }) => document))
  ground = groundOf(shop)
})

const nameOf = ({ route, about }: RestCase) => (about === undefined ? route : `${route} ${about}`)
const answerTo = <T>(answers: Answers<T>, role: (typeof ROLES)[number]): T =>
  answers[ROLES.indexOf(role)] as T

/** How a route or a field is called that is of artists and applicants, also where it is staff's alone. */
const OF_ARTISTS =
  /[Aa]rtist|own-|\bown[A-Z]|earnings|[Aa]greement|[Ff]ollow|[Ss]tatement|message-pictures|[Uu]pload/

/** Rows of artists: by their name, and wherever the artist is answered what a customer is not. */
const isOfArtists = (name: string, answers: Answers<unknown>) =>
  OF_ARTISTS.test(name) || answerTo(answers, 'artist') !== answerTo(answers, 'other')

/** What an applicant and another artist get: what a customer and the artist do, unless otherwise said. */
const expectedOf = <T>(
  name: string,
  answers: Answers<T>,
  otherwise: Readonly<Record<string, Others<T>>>,
): Others<T> => otherwise[name] ?? [answerTo(answers, 'other'), answerTo(answers, 'artist')]

/** All six, in the order of ROLES_OF_ARTISTS. */
const sixOf = <T>(answers: Answers<T>, [applicant, another]: Others<T>): readonly T[] => [
  answerTo(answers, 'none'),
  answerTo(answers, 'other'),
  applicant,
  another,
  answerTo(answers, 'artist'),
  answerTo(answers, 'staff'),
]

describe.each(PROCESSES)('In the %s process', (process) => {
  const cases = REST_TABLES[process].filter((each) => isOfArtists(nameOf(each), each.answers))

  test('each route of artists has a row here', () => {
    const named = new Set(cases.map(({ route }) => route))
    const routes = routesOf(shop.processes[process]).filter((route) => OF_ARTISTS.test(route))
    expect(routes.length).toBeGreaterThan(20)
    expect(routes.filter((route) => !named.has(route))).toEqual([])
  })

  test.each(cases.map((each) => [nameOf(each), each] as const))(
    'an applicant has no artist’s rights, and an artist no other’s: %s',
    async (name, { route, ask, answers }) => {
      const method = route.slice(0, route.indexOf(' '))
      const seen: number[] = []
      for (const role of NEW) {
        const { path, ...asked } = await ask(ground, role)
        seen.push((await shop.call(process, method, path, { ...asked, as: shop.access[role] })).status)
      }
      expect(seen).toEqual(expectedOf(name, answers, REST_OTHERWISE))
    },
  )

  test('the table of six is as it is printed', () => {
    const rows = cases.map((each) => {
      const name = nameOf(each)
      return { name, answers: sixOf(each.answers, expectedOf(name, each.answers, REST_OTHERWISE)) }
    })
    printTable(`${rows.length} rows of ${process}`, rows, ROLES_OF_ARTISTS)
  })
})

const FIELDS = GRAPH_CASES.filter((each) => isOfArtists(nameOfField(each), each.answers))

describe('In the graph', () => {
  test.each(FIELDS.map((each) => [nameOfField(each), each] as const))(
    'an applicant has no artist’s rights, and an artist no other’s: %s',
    async (name, each) => {
      const seen: unknown[] = []
      for (const role of NEW)
        seen.push(await askGraph(shop, each, { ground, role, access: shop.access[role] }))
      expect(seen).toEqual(expectedOf(name, each.answers, GRAPH_OTHERWISE))
    },
  )

  test('the table of six is as it is printed', () => {
    const rows = FIELDS.map((each) => {
      const name = nameOfField(each)
      return { name, answers: sixOf(each.answers, expectedOf(name, each.answers, GRAPH_OTHERWISE)) }
    })
    printTable(`${rows.length} rows of the graph`, rows, ROLES_OF_ARTISTS)
  })
})

test('no answer is told of a row that is not there', () => {
  const rest = PROCESSES.flatMap((process) => REST_TABLES[process]).map(nameOf)
  const graph = GRAPH_CASES.map(nameOfField)
  expect(Object.keys(REST_OTHERWISE).filter((name) => !rest.includes(name))).toEqual([])
  expect(Object.keys(GRAPH_OTHERWISE).filter((name) => !graph.includes(name))).toEqual([])
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
  for (const [path, [who, asks]] of Object.entries(PAGES_OF_ARTISTS)) {
    const rows = GRAPH_CASES.filter((each) => fieldOf(each) === asks)
    expect(rows, `${path} asks ${asks}`).not.toEqual([])
    if (who === 'signed in') expect(rows.map(({ answers }) => answers[0])).toContain('UNAUTHENTICATED')
  }
})
