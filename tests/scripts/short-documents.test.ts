import { expect, test } from 'vitest'
import { SHORT_NAMES, SHORTENING, shorten } from '../../scripts/short-documents.ts'

const field = (name: string, rest: object = {}) => ({
  kind: 'Field',
  name: { kind: 'Name', value: name },
  ...rest,
})
const named = (kind: string, name: string) => ({ kind, name: { kind: 'Name', value: name } })
const select = (...selections: object[]) => ({ kind: 'SelectionSet', selections })

const document = {
  __meta__: { hash: 'abc' },
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Line' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: named('Variable', 'id'),
          type: { kind: 'NonNullType', type: named('NamedType', 'ID') },
        },
      ],
      selectionSet: select(
        field('__typename'),
        field('id'),
        field('image', {
          alias: { kind: 'Name', value: 'picture' },
          arguments: [
            { kind: 'Argument', name: { kind: 'Name', value: 'id' }, value: named('Variable', 'id') },
            { kind: 'Argument', name: { kind: 'Name', value: 'width' }, value: named('Variable', 'id') },
            {
              kind: 'Argument',
              name: { kind: 'Name', value: 'size' },
              value: { kind: 'IntValue', value: '2' },
            },
          ],
          directives: [named('Directive', 'client')],
          selectionSet: select(named('FragmentSpread', 'Title')),
        }),
        field('artist', {
          selectionSet: select(field('name'), named('FragmentSpread', 'Title'), field('id')),
        }),
      ),
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Title' },
      typeCondition: named('NamedType', 'Image'),
      selectionSet: select(field('title')),
    },
  ],
}

/** As the browser evaluates it. */
const evaluate = (short: string, fragments: Record<string, unknown> = {}): unknown => {
  const names = Object.keys(fragments)
  const body = `${SHORTENING.replaceAll('export const', 'const')}\nreturn ${short}`
  return new Function(...names, body)(...Object.values(fragments))
}

test('a shortened document evaluates to the same, in less than half the text', () => {
  const written = JSON.stringify(document)
  const short = shorten(written)
  expect(evaluate(short)).toEqual(document)
  expect(short.length).toBeLessThan(written.length / 2)
  expect(SHORT_NAMES.every((name) => SHORTENING.includes(`export const ${name} =`))).toBe(true)
})

test('a shortened document keeps the fragments that it is made of', () => {
  const title = { definitions: [document.definitions[1]] }
  const written = '{"kind":"Document","definitions":[...TitleFragmentDoc.definitions]}'
  expect(evaluate(shorten(written), { TitleFragmentDoc: title })).toEqual({
    kind: 'Document',
    definitions: title.definitions,
  })
})
