import { parseAst } from 'vite'

/** A file with one thing wrong. */
export interface Edit {
  /** The declaration that the fault is in. */
  where: string
  /** In words: `negates text === ''`; numbered where the same words fit several places. */
  what: string
  source: string
}

interface Node {
  type: string
  start: number
  end: number
}

type Loose = Node & Record<string, unknown>

const isNode = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}

/** Types are gone when the source runs, so a change to one is no mutant. */
const isOnlyType = ({ type }: Node): boolean =>
  type.startsWith('TS') && type !== 'TSAsExpression' && type !== 'TSSatisfiesExpression'

const declaredAt = (source: string, at: number): string =>
  [...source.slice(0, at + 1).matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].at(-1)?.[1] ?? '(file)'

/** Makes every edit that the operators know for a file. */
export const editsOf = (source: string): Edit[] => {
  const edits: Edit[] = []
  const textOf = ({ start, end }: Node) => source.slice(start, end)
  const said = new Map<string, number>()
  const edit = (
    node: Node,
    verb: string,
    { start, end }: { start: number; end: number },
    instead: string,
  ) => {
    const words = `${verb} ${textOf(node).replace(/\s+/g, ' ')}`
    const count = (said.get(words) ?? 0) + 1
    said.set(words, count)
    edits.push({
      where: declaredAt(source, node.start),
      what: count === 1 ? words : `${words} (${count})`,
      source: source.slice(0, start) + instead + source.slice(end),
    })
  }

  const operators: Readonly<Record<string, (node: Loose) => void>> = {
    ConditionalExpression: ({ test }) => isNode(test) && edit(test, 'negates', test, `!(${textOf(test)})`),
    IfStatement: ({ test }) => isNode(test) && edit(test, 'negates', test, `!(${textOf(test)})`),
    UnaryExpression: (node) => {
      const { operator, argument } = node
      if (operator === '!' && isNode(argument)) edit(node, 'does not negate', node, `(${textOf(argument)})`)
    },
    BinaryExpression: (node) => changeOperator(node),
    LogicalExpression: (node) => {
      const { left, right } = node
      if (!isNode(left) || !isNode(right)) return
      edit(node, 'takes the right of', node, `(${textOf(right)})`)
      edit(node, 'takes the left of', node, `(${textOf(left)})`)
    },
    ObjectExpression: ({ properties }) => {
      for (const property of Array.isArray(properties) ? properties : [])
        edit(property, 'drops', { start: property.start, end: afterComma(property.end) }, '')
    },
    CallExpression: (node) => {
      const { callee, arguments: given } = node
      const isPlain = Array.isArray(given) && given.length === 0
      if (isPlain && isNode(callee) && callee.type === 'MemberExpression' && isNode(callee.object))
        edit(node, 'leaves out the call of', node, textOf(callee.object))
    },
    Literal: (node) => {
      const { value } = node
      if (typeof value === 'string') edit(node, 'changes', node, JSON.stringify(`${value} otherwise`))
      if (typeof value === 'number') edit(node, 'changes', node, String(value + 1))
      if (typeof value === 'boolean') edit(node, 'changes', node, String(!value))
    },
    TemplateElement: (node) => {
      // The node includes its delimiter (a backtick or a closing brace): skip it.
      const begins = node.start + 1
      const raw = textOf(node)
        .slice(1)
        .replace(/`$|\$\{$/, '')
      if (raw.trim() !== '')
        edit(
          { ...node, start: begins, end: begins + raw.length },
          'changes',
          { start: begins, end: begins },
          'otherwise ',
        )
    },
  }
  const changeOperator = (node: Loose) => {
    const { operator, left, right } = node
    const instead = OPERATORS[String(operator)]
    if (!instead || !isNode(left) || !isNode(right)) return
    edit(node, `puts ${instead} into`, node, `(${textOf(left)}) ${instead} (${textOf(right)})`)
  }
  const afterComma = (end: number): number => {
    const comma = source.slice(end).match(/^\s*,/)
    return end + (comma?.[0].length ?? 0)
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value) || value.type === 'ImportDeclaration' || isOnlyType(value) || isInvariant(value))
      return
    operators[value.type]?.(value)
    for (const [key, inner] of Object.entries(value)) if (!isName(value, key)) visit(inner)
  }
  visit(parseAst(source, { lang: 'ts' }))
  return edits
}

/** Nobody hears the words of `given` about what is missing unless the house itself is broken. */
const isInvariant = ({ type, callee }: Loose): boolean =>
  type === 'CallExpression' && isNode(callee) && callee.name === 'given'

/** A name is no value; only a quoted name is a literal. */
const isName = ({ type, computed }: Loose, key: string): boolean =>
  (type === 'Property' && key === 'key' && computed !== true) ||
  key === 'typeAnnotation' ||
  key === 'typeArguments' ||
  key === 'typeParameters' ||
  key === 'returnType'
