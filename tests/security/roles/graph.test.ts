import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Said } from '#tests/graph/support/graph.ts'
import { ACCOUNT_MUTATION_CASES } from './graph/account-mutations.ts'
import { APPLYING_CASES } from './graph/applying-cases.ts'
import { BATCH_CASES } from './graph/batch-cases.ts'
import { fieldOf, type GraphCase } from './graph/case.ts'
import { FOLLOWING_CASES } from './graph/following-cases.ts'
import { MONEY_CASES } from './graph/money-cases.ts'
import { MUTATION_CASES } from './graph/mutations.ts'
import { OWN_ART_CASES } from './graph/own-art-cases.ts'
import { PROJECT_MUTATION_CASES } from './graph/project-mutations.ts'
import { QUERY_CASES } from './graph/queries.ts'
import { RESOURCE_CASES } from './graph/resource-cases.ts'
import { RETURN_CASES } from './graph/return-cases.ts'
import { THREAD_CASES } from './graph/thread-cases.ts'
import { UPLOAD_CASES } from './graph/upload-cases.ts'
import { type Ground, groundOf } from './ground.ts'
import { printCounts, printTable } from './print.ts'
import { openRolesShop, ROLES, type RolesShop } from './shop.ts'

const CASES: readonly GraphCase[] = [
  ...QUERY_CASES,
  ...ACCOUNT_MUTATION_CASES,
  ...PROJECT_MUTATION_CASES,
  ...MUTATION_CASES,
  ...RESOURCE_CASES,
  ...BATCH_CASES,
  ...UPLOAD_CASES,
  ...APPLYING_CASES,
  ...OWN_ART_CASES,
  ...FOLLOWING_CASES,
  ...MONEY_CASES,
  ...THREAD_CASES,
  ...RETURN_CASES,
]

const nameOf = (each: GraphCase) =>
  each.about === undefined ? fieldOf(each) : `${fieldOf(each)} ${each.about}`

const schema = buildSchema(readFileSync('graph/schema.graphql', 'utf8'))
const fieldsOf = (type: GraphQLObjectType | null | undefined, kind: string) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${kind} ${field}`)

/** Answers the code of a refusal, of the whole operation or of its input; else whether there is any data. */
const outcomeOf = ({ data, errors }: Said): unknown => {
  const [error] = errors
  if (error) return error.extensions.code
  const [answer] = Object.values(data ?? {}) as ({ userErrors?: { code: string }[] } | null)[]
  return answer?.userErrors?.[0]?.code ?? (answer === null ? 'null' : 'ok')
}

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
    for (const role of ROLES) {
      const variables = (await each.variables?.(ground, role)) ?? {}
      const access = shop.access[role]
      const cookie = await each.cookie?.(ground)
      const said = await shop.graph.ask(each.document, variables, {
        ...(access !== undefined && { access }),
        ...(cookie !== undefined && { cookie }),
      })
      seen.push(outcomeOf(said))
    }
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
