import { parseSync } from 'vite'

/** A text of a source that a person reads, as it stands there. */
export interface FoundWords {
  words: string
  start: number
  end: number
}

/** Attributes that hold words, whatever these look like. */
const READ = /^(alt|aria-(description|label|placeholder|roledescription|valuetext)|label|placeholder|title)$/

/** Attributes and properties that a machine reads, whatever their values look like. */
const UNREAD =
  /^(__typename|accept|autoComplete|className|code|d|data-.+|field|href|id|in2?|key|name|pattern|preserveAspectRatio|q|rel|role|sizes|src|statusText|style|to|transform|type|value|viewBox|aria-(controls|current|describedby|haspopup|labelledby|live))$/

/** Calls whose texts are for a machine, or for developers. */
const UNREAD_CALLS =
  /^(DOMException|Error|TypeError|closest|has|includes|join|matchMedia|querySelector(All)?|split|startsWith|endsWith)$/

const LETTER = /\p{L}/u

/** A text that reads as words: it begins with a capital, or one word follows another. */
const READS_AS_WORDS = /^\P{L}*\p{Lu}(\p{Ll}|$| )|\p{L}[,:;.’”)]? [(“]?\p{L}/u

/**
 * Keys of a keyboard, addresses, names of fragments, selectors, stacks of fonts, and the widths of a picture.
 */
const NAME =
  /^(Alt|Control|Meta|Shift|Enter|Escape|Tab|Home|End|Backspace|Delete|Arrow\w*|Page(Up|Down)|\w+_\w+)$|^[/#?]|^\(width |:not\(|serif$/

/** An id made of parts. */
const MADE_ID = /^\S*…-\S*$/

/** What is known of a text by the place where it stands. */
type Place = 'read' | 'unread' | 'by its looks'

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Finds each text of a component's source that a person reads. Types and comparisons have none. */
export const findWords = (file: string, source: string): FoundWords[] => {
  const found: FoundWords[] = []
  const visit = (node: Node, place: Place): void => {
    const text = textOf(node)
    if (text !== null && isRead(text, place)) found.push({ words: text, start: node.start, end: node.end })
    for (const [field, child] of childrenOf(node)) {
      const next = placeOf(node, field, place)
      if (next) visit(child, next)
    }
  }
  visit(parseSync(file, source).program as unknown as Node, 'by its looks')
  return found
}

const textOf = ({ type, value, quasis }: Node): string | null => {
  if (type === 'TemplateLiteral') return textsOf(quasis).join('…')
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value.trim() : null
}

const textsOf = (quasis: unknown) =>
  (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)

const isRead = (text: string, place: Place) =>
  LETTER.test(text) &&
  !MADE_ID.test(text) &&
  (place === 'read' || (place === 'by its looks' && READS_AS_WORDS.test(text) && !NAME.test(text)))

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): [field: string, child: Node][] =>
  Object.entries(node).flatMap(([field, value]) =>
    [value].flat().flatMap((child): [string, Node][] => (isNode(child) ? [[field, child]] : [])),
  )

/** Where a child stands; nowhere, where no text of the page can be. */
const placeOf = (node: Node, field: string, place: Place): Place | null => {
  if (isType(field) || field === 'source') return null
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return field === 'children' ? 'read' : 'by its looks'
    case 'JSXExpressionContainer':
    case 'LogicalExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return place
    case 'ConditionalExpression':
      return field === 'test' ? 'by its looks' : place
    case 'JSXAttribute':
      return field === 'value' ? placeNamed(node.name as Node) : null
    case 'Property':
      return field === 'value' ? placeNamed(node.key as Node) : null
    case 'CallExpression':
    case 'NewExpression':
      return field === 'arguments' && isUnreadCall(node.callee as Node) ? 'unread' : 'by its looks'
    case 'BinaryExpression':
      return 'unread'
    case 'MemberExpression':
      return field === 'property' ? 'unread' : 'by its looks'
    case 'SwitchCase':
      return field === 'test' ? 'unread' : 'by its looks'
    case 'ArrayExpression':
    case 'ObjectExpression':
    case 'TemplateLiteral':
      return place === 'unread' ? 'unread' : 'by its looks'
    default:
      return node.type.startsWith('TS') && node.type !== 'TSNonNullExpression' ? null : 'by its looks'
  }
}

const isType = (field: string) =>
  /^(type|return|super)(Annotation|Arguments|Parameters|Type|Name)/.test(field)

const placeNamed = (name: Node): Place => {
  const text = String(name.type === 'Literal' ? name.value : name.name)
  if (READ.test(text)) return 'read'
  return UNREAD.test(text) ? 'unread' : 'by its looks'
}

const isUnreadCall = ({ property, name }: Node) =>
  UNREAD_CALLS.test(String(isNode(property) ? property.name : name))
