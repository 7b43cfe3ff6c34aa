import { describe, expect, test } from 'vitest'
import { readTags } from './read-tags.ts'

const FILE = 'tests/services/cart.test.ts'
const read = (source: string, file = FILE) => readTags(file, source)
const titlesIn = (source: string, file = FILE) => read(source, file).tagged.map(({ title }) => title)

describe('a tag', () => {
  test('names the lines of the test below it, which has the titles of its groups before its own', () => {
    const { tagged, faults } = read(`
describe('a cart', () => {
  // Spec 2.14, 8.3
  test('is somebody’s', () => {})
})`)
    expect(faults).toEqual([])
    expect(tagged).toEqual([
      { at: `${FILE}:4`, title: 'a cart is somebody’s', lines: ['2.14', '8.3'], isSkipped: false },
    ])
  })

  test.each([
    "it('opens', () => {})",
    "test.each([1, 2])('opens', (n) => {})",
    "test.for([1])('opens', async () => {})",
    "test.skipIf(isSlow)('opens', () => {})",
    "describe.for(carts)('opens', () => {})",
    "test.describe('opens', () => {})",
    "test('opens', { tag: '@phone' }, async ({ page }) => {})",
    'for (const path of paths)\n  test(`opens`, () => {})',
    'for (const path of paths) {\n// Spec 1.1\ntest(`opens`, () => {})\n}',
  ])('may stand above %s', (source) => {
    expect(titlesIn(source.includes('// Spec') ? source : `// Spec 1.1\n${source}`)).toEqual(['opens'])
  })

  test('may stand above the walk of a machine, and above no other export', () => {
    const walk = '// Spec 4.1\nexport const auth = walkOf({ machine })'
    expect(titlesIn(walk, 'tests/walks/fixtures/auth.ts')).toEqual(['the walk of auth'])
    expect(titlesIn(walk, 'tests/walks/walker/auth.ts')).toEqual([])
    const screen = '// Spec 4.1\nexport const auth = browserWalkOf<typeof authMachine>(walk)({})'
    expect(titlesIn(screen, 'tests/walks/browser/machines/auth.ts')).toEqual(['the walk of auth'])
    for (const other of ["{ country: 'US' }", 'invalid({})'])
      expect(
        read(`// Spec 4.1\nexport const other = ${other}`, 'tests/walks/fixtures/auth.ts').faults,
      ).toEqual(['tests/walks/fixtures/auth.ts:1 stands above no test'])
  })

  test.each([
    ['an empty line', "// Spec 1.1\n\ntest('opens', () => {})"],
    ['a helper', '// Spec 1.1\nconst open = () => {}'],
    ['a hook', '// Spec 1.1\ntest.beforeEach(() => {})'],
    ['settings', "// Spec 1.1\ntest.use({ colorScheme: 'dark' })"],
    ['a condition', "// Spec 1.1\ntest.skip(({ isMobile }) => !isMobile, 'a desk has room')"],
    ['a test within a helper', "// Spec 1.1\nconst test = () => it('opens', () => {})"],
    ['a condition without a function', "// Spec 1.1\ntest.skip(isMobile, 'a desk has room')"],
    ['a step', "// Spec 1.1\ntest.step('opens', async () => {})"],
    ['another call', "// Spec 1.1\nprovide('opens', () => {})"],
    ['the end of the file', '// Spec 1.1'],
  ])('is reported when it stands above %s', (_, source) => {
    expect(read(source)).toEqual({ tagged: [], faults: [`${FILE}:1 stands above no test`] })
  })

  test('is reported in a file without tests', () => {
    expect(read("// Spec 1.1\ntest('opens', () => {})", 'tests/support/http.ts').faults).toEqual([
      'tests/support/http.ts:1 stands above no test',
    ])
  })

  test.each([
    "// Spec 1.1 and more\ntest('opens', () => {})",
    "// Spec 1.1 1.2\ntest('opens', () => {})",
    "// spec 1.1\ntest('opens', () => {})",
    "// Spec: 1.1\ntest('opens', () => {})",
    "//Spec 1.1\ntest('opens', () => {})",
    "/* Spec 1.1*/\ntest('opens', () => {})",
    "const cart = null // Spec 1.1\ntest('opens', () => {})",
  ])('is reported when it is misspelt: %j', (source) => {
    expect(read(source)).toEqual({
      tagged: [],
      faults: [`${FILE}:1 is not written as a tag: // Spec 2.14, 8.3`],
    })
  })

  test('is not read from a string, nor from other words about the specification', () => {
    const inString = "const source = `\n// Spec 1.1\ntest('inner', () => {})\n`\ntest('outer', () => {})"
    expect(read(inString)).toEqual({ tagged: [], faults: [] })
    expect(read('// What the specification says.\n// Specimen 2 of 3.')).toEqual({ tagged: [], faults: [] })
  })
})

describe('a test', () => {
  test.each([
    "// Spec 1.1\ntest.skip('opens', () => {})",
    "// Spec 1.1\ntest.todo('opens')",
    "// Spec 1.1\ntest.fixme('opens', async () => {})",
    "// Spec 1.1\ntest.describe.skip('opens', () => {})",
    "// Spec 1.1\ntest.skip.each([1])('opens', () => {})",
    "// Spec 1.1\ntest('opens', { skip: true }, () => {})",
    "// Spec 1.1\ntest('opens', () => {\n  test.skip()\n})",
    "// Spec 1.1\ntest('opens', () => {\n  test.fixme(true, 'one day')\n})",
    "// Spec 1.1\ntest('opens', ({ skip }) => {\n  skip('no server')\n})",
    "describe.skip('a cart', () => {\n  // Spec 1.1\n  test('opens', () => {})\n})",
    "test.describe('a cart', () => {\n  test.skip()\n  // Spec 1.1\n  test('opens', () => {})\n})",
  ])('holds no line while it is skipped: %s', (source) => {
    expect(read(source).tagged).toMatchObject([{ lines: ['1.1'], isSkipped: true }])
  })

  test.each([
    "// Spec 1.1\ntest.skipIf(isSlow)('opens', () => {})",
    "// Spec 1.1\ntest('opens', ({ isMobile }) => {\n  test.skip(isMobile, 'a desk has room')\n})",
    "// Spec 1.1\ntest('opens', { skip: false }, () => {})",
    "// Spec 1.1\ntest('opens', ({ isMobile }) => {\n  if (isMobile) test.skip()\n})",
    "describe.skip('a cart', () => {})\n// Spec 1.1\ntest('opens', () => {})",
  ])('holds its line when the skip is elsewhere or under a condition: %s', (source) => {
    expect(read(source).tagged).toMatchObject([{ lines: ['1.1'], isSkipped: false }])
  })
})

test('a file that cannot be parsed is reported', () => {
  expect(() => read('// Spec 1.1\ntest(')).toThrow(`${FILE} cannot be read`)
})
