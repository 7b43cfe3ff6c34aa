import { beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '#client/app/pages/pages.ts'
import type { RestCase } from './cases.ts'
import { type Ground, groundOf } from './ground.ts'
import { printCounts, printTable } from './print.ts'
import { APPLYING_CASES } from './rest/applying.ts'
import { ARTIST_ACCOUNT_CASES } from './rest/artist-account.ts'
import { ARTIST_PAGE_CASES } from './rest/artist-pages.ts'
import { AUTH_CASES } from './rest/auth.ts'
import { BATCH_CASES } from './rest/batches.ts'
import { CONTENT_CASES } from './rest/content.ts'
import { MESSAGE_PICTURE_CASES } from './rest/message-pictures.ts'
import { ORDER_CASES } from './rest/orders.ts'
import { OWN_ACCOUNT_CASES } from './rest/own-accounts.ts'
import { ART_FIGURE_CASES, OWN_ART_CASES } from './rest/own-art.ts'
import { PAYEE_CASES } from './rest/payees.ts'
import { PAYOUT_CASES } from './rest/payouts.ts'
import { PROJECT_CASES } from './rest/projects.ts'
import { ORDER_PICTURE_CASES, RETURN_CASES } from './rest/returns.ts'
import { ROYALTY_CASES } from './rest/royalties.ts'
import { STOCK_CASES } from './rest/stock.ts'
import { THREAD_CASES } from './rest/threads.ts'
import { UPLOAD_CASES } from './rest/uploads.ts'
import { VIEW_CASES } from './rest/views.ts'
import { WEB_CASES } from './rest/web.ts'
import { routeNamed, routesOf } from './routes-of.ts'
import { openRolesShop, type Process, ROLES, type RolesShop } from './shop.ts'

const TABLES: Readonly<Record<Process, readonly RestCase[]>> = {
  auth: AUTH_CASES,
  content: [
    ...CONTENT_CASES,
    ...BATCH_CASES,
    ...UPLOAD_CASES,
    ...APPLYING_CASES,
    ...OWN_ART_CASES,
    ...ARTIST_PAGE_CASES,
    ...MESSAGE_PICTURE_CASES,
    ...ORDER_PICTURE_CASES,
  ],
  main: [
    ...PROJECT_CASES,
    ...ORDER_CASES,
    ...RETURN_CASES,
    ...ROYALTY_CASES,
    ...VIEW_CASES,
    ...PAYEE_CASES,
    ...PAYOUT_CASES,
    ...OWN_ACCOUNT_CASES,
    ...ART_FIGURE_CASES,
    ...ARTIST_ACCOUNT_CASES,
    ...THREAD_CASES,
  ],
  stock: STOCK_CASES,
  web: WEB_CASES,
}

const nameOf = ({ route, about }: RestCase) => (about === undefined ? route : `${route} ${about}`)

let shop: RolesShop
let ground: Ground

beforeAll(async () => {
  shop = await openRolesShop([])
  ground = groundOf(shop)
})

describe.each(Object.entries(TABLES) as [Process, readonly RestCase[]][])(
  'The %s process',
  (process, cases) => {
    test('has exactly the routes that the table of rights names', () => {
      const named = new Set(cases.map(({ route }) => route).filter((route) => !route.startsWith('HEAD')))
      const pages = process === 'web' ? PAGES.map(({ path }) => routeNamed(`GET ${path}`)) : []
      expect([...named].sort()).toEqual([...routesOf(shop.processes[process]), ...pages].sort())
    })

    test.each(cases.map((each) => [nameOf(each), each] as const))(
      '%s',
      async (_, { route, ask, answers }) => {
        const method = route.slice(0, route.indexOf(' '))
        const seen: number[] = []
        for (const role of ROLES) {
          const { path, ...asked } = await ask(ground, role)
          const { status } = await shop.call(process, method, path, { ...asked, as: shop.access[role] })
          seen.push(status)
        }
        expect(seen).toEqual(answers)
      },
    )

    test('answers each role as the printed table says', () =>
      printTable(
        process,
        cases.map((each) => ({ name: nameOf(each), answers: each.answers })),
      ))
  },
)

test('all routes are counted, as the printed table ends', () => {
  const all = Object.values(TABLES).flat()
  const routes = Object.values(TABLES).flatMap((cases) => [...new Set(cases.map(({ route }) => route))])
  printCounts(`${routes.length} REST routes and pages of ${Object.keys(TABLES).length} processes`, all)
})
