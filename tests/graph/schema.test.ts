import { globSync, readFileSync } from 'node:fs'
import { buildSchema, GraphQLNonNull, isObjectType, lexicographicSortSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'

const canonical = (sdl: string) => printSchema(lexicographicSortSchema(buildSchema(sdl)))

const domains = () =>
  globSync('graph/schema/*/schema.graphql')
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

test('the printed schema that the client is built on is the schema of the domains', () => {
  expect(canonical(readFileSync('graph/schema.graphql', 'utf8'))).toBe(canonical(domains()))
})

test('every mutation except the refresh answers a payload with user errors', () => {
  const mutations = buildSchema(domains()).getMutationType()?.getFields() ?? {}
  const without = Object.values(mutations).filter(({ type }) => {
    const payload = type instanceof GraphQLNonNull ? type.ofType : type
    return !isObjectType(payload) || payload.getFields().userErrors === undefined
  })
  expect(Object.keys(mutations).length).toBeGreaterThan(0)
  expect(without.map(({ name }) => name)).toEqual(['refreshSession'])
})
