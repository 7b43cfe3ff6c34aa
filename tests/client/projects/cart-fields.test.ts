import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  GraphQLObjectType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, test } from 'vitest'
import { createCache } from '#client/apollo/cache.ts'
import { takeUnlessOlder } from '#client/apollo/cart-version.ts'
import * as generated from '#client/apollo/generated/graphql.ts'

const schema = buildSchema(readFileSync('graph/schema.graphql', 'utf8'))

/** What never changes: the key, and what is kept of a print when it becomes a line. */
const LASTING: Record<string, string[]> = {
  Cart: ['token'],
  CartItem: [
    'artist',
    'designUrl',
    'frame',
    'height',
    'id',
    'imageId',
    'mediaTemplate',
    'name',
    'placeholder',
    'substrate',
    'width',
  ],
  ProjectRef: ['id'],
}

test.each(Object.entries(LASTING))(
  'every field of a %s either never changes or takes no older answer',
  (name, lasting) => {
    const type = schema.getType(name)
    if (!(type instanceof GraphQLObjectType)) throw new Error(`${name} is no type of the graph.`)
    const { policies } = createCache()
    const fields = Object.keys(type.getFields())
    const isRuled = (field: string) => policies.getMergeFunction(name, field, undefined) === takeUnlessOlder
    expect(fields.filter((field) => !isRuled(field))).toEqual(lasting)
  },
)

const documents = Object.entries(generated).filter(
  (entry): entry is [string, DocumentNode] => entry[0].endsWith('Document') && typeof entry[1] === 'object',
)

/** Lists what is asked of each cart that a document brings, and how deep in the answer it is. */
const cartsIn = (document: DocumentNode) => {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
    ),
  )
  const namesOf = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((each) => {
      if (each.kind === Kind.FIELD) return each.alias ? [] : [each.name.value]
      const inner = each.kind === Kind.INLINE_FRAGMENT ? each.selectionSet : fragments.get(each.name.value)
      return inner ? namesOf(inner) : []
    })
  const carts: { depth: number; asked: string[] }[] = []
  const typeInfo = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      FragmentDefinition: () => false,
      Field: ({ selectionSet }, _key, _parent, path) => {
        if (!selectionSet || !/^Cart!?$/.test(`${typeInfo.getType()}`)) return
        const depth = path.filter((step) => step === 'selections').length
        carts.push({ depth, asked: namesOf(selectionSet) })
      },
    }),
  )
  return carts
}

test('every document that brings a cart brings one, where the cache looks for it, with its version', () => {
  const bringing = documents.flatMap(([name, document]) => {
    const carts = cartsIn(document)
    return carts.length > 0 ? [{ name, carts }] : []
  })
  expect(bringing.map(({ name }) => name)).toContain('CartScreenDocument')
  for (const { name, carts } of bringing) {
    expect(carts.length, name).toBe(1)
    expect(carts[0]?.depth, name).toBeLessThanOrEqual(2)
    expect(carts[0]?.asked, name).toEqual(expect.arrayContaining(['token', 'version']))
  }
})
