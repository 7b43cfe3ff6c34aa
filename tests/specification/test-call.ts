import type { ESTree } from 'vite'

const TESTS = ['test', 'it', 'describe']
const KINDS = 'describe each for only serial parallel concurrent sequential fails skipIf runIf'.split(' ')
const SKIPS = ['skip', 'todo', 'fixme']

type Call = Extract<ESTree.Expression, { type: 'CallExpression' }>

/** A call that declares a test or a group of tests. */
export interface TestCall {
  title: ESTree.Node
  /** Skipped by its name, by an option, or by an unconditional call in its body. */
  isSkipped: boolean
}

/** Reads `test.describe.each(table)` as test, describe, each. */
export const wordsOf = (callee: ESTree.Expression): string[] => {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return ['']
  return [...wordsOf(callee.object), callee.property.name]
}

/** Reads a statement as a test; null where it is none. */
export const testCallOf = ({ expression: call }: ESTree.ExpressionStatement): TestCall | null => {
  if (call.type !== 'CallExpression') return null
  const [root = '', ...words] = wordsOf(call.callee)
  const isNamed = TESTS.includes(root) && words.every((word) => KINDS.includes(word) || SKIPS.includes(word))
  const [title] = call.arguments
  const body = bodyOf(call)
  // A function may also be the condition to skip on, but that stands first.
  if (!isNamed || !title || title.type.endsWith('FunctionExpression')) return null
  if (!body && !words.includes('todo')) return null
  const isSkipped =
    words.some((word) => SKIPS.includes(word)) ||
    call.arguments.some(
      (given) => given.type === 'ObjectExpression' && given.properties.some(isSkipOption),
    ) ||
    (body ?? []).some(isSkipStatement)
  return { title, isSkipped }
}

const bodyOf = ({ arguments: given }: Call): readonly ESTree.Statement[] | null => {
  for (const each of given)
    if (each.type === 'ArrowFunctionExpression' || each.type === 'FunctionExpression')
      return each.body?.type === 'BlockStatement' ? each.body.body : []
  return null
}

const isSkipOption = (property: ESTree.Node): boolean =>
  property.type === 'Property' &&
  property.key.type === 'Identifier' &&
  SKIPS.includes(property.key.name) &&
  isAlways(property.value)

const isSkipStatement = (statement: ESTree.Statement): boolean =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'CallExpression' &&
  SKIPS.includes(wordsOf(statement.expression.callee).at(-1) ?? '') &&
  isAlways(statement.expression.arguments[0])

/** True without a condition, for `true`, and for a reason in words. */
const isAlways = (condition: ESTree.Node | undefined): boolean =>
  condition === undefined || (condition.type === 'Literal' && Boolean(condition.value))
