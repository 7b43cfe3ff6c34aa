import type { DocumentNode, FragmentDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import { SHORT_NAMES, SHORTENING, shorten, shortenFragment } from '../../scripts/short-documents.ts'

const field = (name: string, rest: object = {}) => ({
  kind: 'Field',
  name: { kind: 'Name', value: name },
  ...rest,
})
const named = (kind: string, name: string) => ({ kind, name: { kind: 'Name', value: name } })
const select = (...selections: object[]) => ({ kind: 'SelectionSet', selections })

const title = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'Title' },
  typeCondition: named('NamedType', 'Image'),
  selectionSet: select(field('title')),
} as unknown as FragmentDefinitionNode

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
    title,
  ],
}

/** As the browser evaluates it. */
const evaluate = (short: string, fragments: Record<string, unknown> = {}): unknown => {
  const names = Object.keys(fragments)
  const body = `${SHORTENING.replaceAll('export const', 'const')}\nreturn ${short}`
  return new Function(...names, body)(...Object.values(fragments))
}

test('a shortened document and its fragment evaluate to the same, in less than half the text', () => {
  const written = JSON.stringify(document)
  const short = shorten(written)
  const fragment = shortenFragment(title)
  expect(evaluate(short, { Title: evaluate(fragment) })).toEqual(document)
  expect(short.length + fragment.length).toBeLessThan(written.length / 2)
  expect(SHORT_NAMES.every((name) => SHORTENING.includes(`export const ${name} =`))).toBe(true)
})

test('documents share the fragments that they name', () => {
  const shared = evaluate(shortenFragment(title))
  const written = JSON.stringify({ kind: 'Document', definitions: [title] })
  const one = evaluate(shorten(written), { Title: shared })
  expect(one).toEqual({ kind: 'Document', definitions: [title] })
  expect((one as DocumentNode).definitions[0]).toBe(shared)
})
