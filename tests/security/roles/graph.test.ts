import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { fieldOf } from './graph/case.ts'
import { askGraph, nameOf } from './graph/outcome.ts'
import { GRAPH_CASES as CASES } from './graph/tables.ts'
import { type Ground, groundOf } from './ground.ts'
import { printCounts, printTable } from './print.ts'
import { openRolesShop, ROLES, type RolesShop } from './shop.ts'

const schema = buildSchema(readFileSync('graph/schema.graphql', 'utf8'))
const fieldsOf = (type: GraphQLObjectType | null | undefined, kind: string) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${kind} ${field}`)

let shop: RolesShop
let ground: Ground

beforeAll(async () => {
  shop = await openRolesShop(CASES.map(({ document }) => document))
  ground = groundOf(shop)
})

describe('The graph', () => {
  test('has exactly the queries and mutations that the table of rights names', () => {
    const all = [
      ...fieldsOf(schema.getQueryType(), 'query'),
      ...fieldsOf(schema.getMutationType(), 'mutation'),
    ]
    expect([...new Set(CASES.map(fieldOf))].sort()).toEqual(all.sort())
  })

  test.each(CASES.map((each) => [nameOf(each), each] as const))('%s', async (_, each) => {
    const seen: unknown[] = []
    for (const role of ROLES)
      seen.push(await askGraph(shop, each, { ground, role, access: shop.access[role] }))
    expect(seen).toEqual(each.answers)
  })

  test('answers each role as the printed table says, which ends with how many there are', () => {
    const fields = [...new Set(CASES.map(fieldOf))]
    const countOf = (kind: string) => fields.filter((field) => field.startsWith(kind)).length
    printTable(
      'graph',
      CASES.map((each) => ({ name: nameOf(each), answers: each.answers })),
    )
    printCounts(`${countOf('query')} queries and ${countOf('mutation')} mutations`, CASES)
  })
})
