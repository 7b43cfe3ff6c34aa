// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are samples of code.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'
import { checkWords, listWords } from '../../scripts/words/check-words.ts'
import { findWords } from '../../scripts/words/find-words.ts'

const find = (source: string) => findWords('a.tsx', source).map(({ words }) => words)

test.each([
  ['text of an element', '<p>No orders yet.</p>', 'No orders yet.'],
  ['one small word of an element', '<span className="hidden"> active</span>', 'active'],
  ['text beside a value', '<p>{count} more</p>', 'more'],
  ['either side of a choice', '<b>{isOpen ? a : `close`}</b>', 'close'],
  ['what follows a condition', "<p>{isNew && 'new'}</p>", 'new'],
  ['a fallback', "<p>{title || 'untitled'}</p>", 'untitled'],
  ['a name that is read out', '<nav aria-label="pages" />', 'pages'],
  ['a placeholder', '<input placeholder="email" />', 'email'],
  ['a picture’s text', `<img alt={\`a picture of \${title}\`} />`, 'a picture of …'],
  ['a title with a value', `<a title={\`more by \${artist}\`} />`, 'more by …'],
  ['a prop that holds a sentence', '<Notice text="Your cart is empty" />', 'Your cart is empty'],
  ['a prop that holds a title', '<Notice heading="Orders" />', 'Orders'],
  ['a property of a table', "const COLUMNS = [{ label: 'size', sorts: true }]", 'size'],
  ['what a function answers', "const wordOf = () => 'Not available'", 'Not available'],
  ['what a hook is given', "usePageTitle('Your orders')", 'Your orders'],
  ['a template', `const say = (name) => \`Hello, \${name}\``, 'Hello, …'],
])('%s is found', (_, source, words) => {
  expect(find(source)).toEqual([words])
})

test.each([
  ['classes', '<p className="visually-hidden other" />'],
  ['addresses', '<Link to="/search?sort=popular" />'],
  ['what is searched for', `const WAYS = [{ q: '"still life"' }]`],
  ['ids made of parts', `<p aria-labelledby="a b" id={\`\${id}-label\`} />`],
  ['kinds and roles', '<input type="search" role="status" autoComplete="given-name family-name" />'],
  ['what is compared', "const isUp = event.key === 'Page Up' || kind === 'Image'"],
  ['cases', "switch (kind) { case 'Not Found': break }"],
  ['types', "type Kind = 'Not Found' | 'Gone away'"],
  ['imports', "import { A } from '#client/ui/A B.tsx'"],
  ['keys of a keyboard', "const KEYS = ['Enter', 'Escape', 'ArrowLeft']"],
  ['a developer’s errors', "throw new Error('Nothing is provided')"],
  ['what a browser would throw', "throw new DOMException('It is there already.', 'ConstraintError')"],
  ['selectors', "element.querySelectorAll('input, Textarea b')"],
  ['stacks of fonts', `const SANS = "'Inter Variable', system-ui, sans-serif"`],
  ['names of fragments', "const NAME = 'MediaTile_image'"],
  ['signs', '<p>{price} × {count}, {" "}…</p>'],
  ['words of a catalogue', '<p aria-label={say.pages}>{say.ordered(count)}</p>'],
  [
    'how a thing is drawn',
    `<b style={{ transform: \`translate(\${x}px, \${y}px)\` }}><feBlend in2="SourceGraphic" /></b>`,
  ],
  ['a status as HTTP calls it', "throw new Response(null, { status: 404, statusText: 'Not Found' })"],
  ['settings of formats', "new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })"],
])('%s are not found', (_, source) => {
  expect(find(source)).toEqual([])
})

test('words are named by file and line, and a catalogue’s are not', () => {
  const source = '<p>\n  {a}\n  <b>Not\n  yet</b>\n</p>'
  expect(listWords('client/a.tsx', source)).toEqual(['client/a.tsx:3: “Not yet”'])
  expect(listWords('client/messages.tsx', source)).toEqual([])
})

test('sentences of a module without markup are named, and its names are not', () => {
  const source = "const A = { text: 'View the order', kind: 'Cart' }"
  expect(listWords('client/app/a.ts', source)).toEqual(['client/app/a.ts:1: “View the order”'])
  expect(listWords('client/app/follow/merge-in-words.ts', source)).toEqual([])
  expect(listWords('client/app/messages.ts', source)).toEqual([])
})

test('words of a component fail, and those of a catalogue pass', async () => {
  const root = createFolder()
  await mkdir(join(root, 'client', 'cart'), { recursive: true })
  await writeFile(join(root, 'client', 'cart', 'messages.tsx'), 'export const cart = <p>Your cart</p>')
  expect(await checkWords(root)).toBe(true)
  await writeFile(join(root, 'client', 'cart', 'cart.tsx'), '<p>Your cart</p>')
  expect(await checkWords(root)).toBe(false)
})

test('a sentence of a module without markup fails', async () => {
  const root = createFolder()
  await mkdir(join(root, 'client', 'effects'), { recursive: true })
  await writeFile(join(root, 'client', 'effects', 'a.ts'), "export const A = 'View the order'")
  expect(await checkWords(root)).toBe(false)
})
