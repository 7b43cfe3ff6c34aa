import { beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '#client/app/pages/pages.ts'
import { ANY_PAGE } from '#host/web/pages.ts'
import type { RestCase } from './cases.ts'
import { type Ground, groundOf } from './ground.ts'
import { printCounts, printTable } from './print.ts'
import { REST_TABLES as TABLES } from './rest/tables.ts'
import { routeNamed, routesOf } from './routes-of.ts'
import { openRolesShop, type Process, ROLES, type RolesShop } from './shop.ts'

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
      // The route of all pages stands for each of them.
      const pages = process === 'web' ? PAGES.map(({ path }) => routeNamed(`GET ${path}`)) : []
      const routes = routesOf(shop.processes[process]).filter(
        (route) => route !== routeNamed(`GET ${ANY_PAGE}`),
      )
      expect([...named].sort()).toEqual([...routes, ...pages].sort())
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
