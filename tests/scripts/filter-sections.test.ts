import { buildSchema, type GraphQLSchema, lexicographicSortSchema } from 'graphql'
import { expect, test } from 'vitest'
import { plugin as sectionsPlugin } from '../../scripts/codegen/machine-sections.ts'
import { plugin as typesPlugin } from '../../scripts/codegen/possible-types.ts'

/** As codegen loads it: sorted by name. */
const schemaOf = (text: string): GraphQLSchema =>
  lexicographicSortSchema(buildSchema(`directive @written(as: String!) on ENUM_VALUE ${text}`))

const schema = schemaOf(`
  input SearchFilters { style: [Style!] favorites: Boolean depth: [Depth!] artist: [String!] publisher: [Publisher!] }
  enum Style { STILL_LIFE @written(as: "still life") CLOSE_UP @written(as: "close-up") }
  enum Depth { DEPTH_12 @written(as: "12") DEPTH_2 @written(as: "2") }
  enum Publisher { PIN GAA }
`)

test('sections and options keep the schema’s order, in the spelling of an address', () => {
  const written = sectionsPlugin(schema)
  expect(written.slice(written.indexOf('export'))).toBe(`export const SECTIONS = {
  style: ['still life', 'close-up'],
  favorites: ['true'],
  depth: ['12', '2'],
  artist: null,
  publisher: ['PIN', 'GAA'],
} as const
`)
})

test('an option whose name does not follow from its spelling is refused', () => {
  const named = (option: string) => () =>
    sectionsPlugin(schemaOf(`input SearchFilters { depth: [Depth!] } enum Depth { ${option} }`))
  expect(named('DEEP @written(as: "very deep")')).toThrow('VERY_DEEP')
  expect(named('MP_12 @written(as: "12")')).toThrow('DEPTH_12')
})

test('the cache learns which types implement an interface', () => {
  const lines = buildSchema(
    'interface Line { id: ID! } type A implements Line { id: ID! } type B { id: ID! }',
  )
  expect(typesPlugin(lines)).toBe("export const POSSIBLE_TYPES = {\n  Line: ['A'],\n}\n")
})
