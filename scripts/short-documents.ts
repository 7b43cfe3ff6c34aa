import type { FragmentDefinitionNode } from 'graphql'

/** A node of a document, as codegen writes it in JSON. */
type Ast = Readonly<Record<string, unknown>> & { kind: string }

/** What a shortened document calls. A text among `parts` names fields, with spaces between. */
const SHORT = {
  name: '(value) => ({ kind: "Name", value })',
  variable: '(value) => ({ kind: "Variable", name: name(value) })',
  type: '(value) => ({ kind: "NamedType", name: name(value) })',
  spread: '(value) => ({ kind: "FragmentSpread", name: name(value) })',
  fields: '(value) => value.split(" ").map((one) => ({ kind: "Field", name: name(one) }))',
  select:
    '(...parts) => ({ kind: "SelectionSet", selections: parts.flatMap((part) => typeof part === "string" ? fields(part) : part) })',
  within: '(value, ...parts) => ({ kind: "Field", name: name(value), selectionSet: select(...parts) })',
  argument: '(value) => ({ kind: "Argument", name: name(value), value: variable(value) })',
  fragment:
    '(value, on, ...parts) => ({ kind: "FragmentDefinition", name: name(value), typeCondition: type(on), selectionSet: select(...parts) })',
}

export const SHORT_NAMES = Object.keys(SHORT)

/** The module that shortened documents import. */
export const SHORTENING = Object.entries(SHORT)
  .map(([name, body]) => `export const ${name} = ${body}`)
  .join('\n')

/** A document as codegen writes it, as a shorter expression that comes to the same; names its fragments. */
export const shorten = (document: string): string => print(JSON.parse(document))

/** One of the fragments that documents name. */
export const shortenFragment = (fragment: FragmentDefinitionNode): string =>
  `fragment(${quoted(fragment.name)},${quoted(fragment.typeCondition.name)},${printParts(fragment.selectionSet)})`

const print = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(print).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const short = isAst(value) ? printNode(value) : null
  if (short !== null) return short
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${print(part)}`)
  return `{${parts.join()}}`
}

const isAst = (value: object): value is Ast => 'kind' in value && typeof value.kind === 'string'

/** Null where a node is not of the form that has a short one. */
const printNode = (node: Ast): string | null => {
  const keys = Object.keys(node).join(' ')
  const name = quoted(node.name)
  if (keys === 'kind value' && node.kind === 'Name') return `name(${JSON.stringify(node.value)})`
  if (keys === 'kind selections' && node.kind === 'SelectionSet') return `select(${printParts(node)})`
  if (keys === 'kind name') {
    if (node.kind === 'Variable') return `variable(${name})`
    if (node.kind === 'NamedType') return `type(${name})`
    if (node.kind === 'FragmentSpread') return `spread(${name})`
  }
  if (keys === 'kind name selectionSet' && node.kind === 'Field')
    return `within(${name},${printParts(node.selectionSet)})`
  if (keys === 'kind name value' && node.kind === 'Argument' && quoted(nameOf(node.value)) === name)
    return `argument(${name})`
  if (node.kind === 'FragmentDefinition') return String(JSON.parse(name))
  return null
}

/** The name of a variable; null of anything else. */
const nameOf = (value: unknown): unknown => {
  const isVariable = typeof value === 'object' && value !== null && isAst(value) && value.kind === 'Variable'
  return isVariable ? value.name : null
}

const quoted = (name: unknown): string =>
  typeof name === 'object' && name !== null && 'value' in name ? JSON.stringify(name.value) : ''

/** What is selected, plain fields that stand together in one text. */
const printParts = (set: unknown): string => {
  const selections: unknown[] =
    typeof set === 'object' && set !== null && 'selections' in set && Array.isArray(set.selections)
      ? set.selections
      : []
  const parts: string[] = []
  let plain: string[] = []
  const flush = () => {
    if (plain.length > 0) parts.push(JSON.stringify(plain.join(' ')))
    plain = []
  }
  for (const selection of selections) {
    const field = plainFieldOf(selection)
    if (field !== null) plain.push(field)
    else {
      flush()
      parts.push(print(selection))
    }
  }
  flush()
  return parts.join()
}

const plainFieldOf = (selection: unknown): string | null => {
  if (typeof selection !== 'object' || selection === null || !isAst(selection)) return null
  const isPlain = selection.kind === 'Field' && Object.keys(selection).join(' ') === 'kind name'
  return isPlain ? String(JSON.parse(quoted(selection.name))) : null
}
