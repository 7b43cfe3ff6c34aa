import { expect, test } from 'vitest'
import { findWideComments } from '../../scripts/wide-comments.ts'

const wide = 'word '.repeat(22)

test('a comment of more than 110 characters is reported with its line, in every comment syntax', () => {
  const comments = [
    `// ${wide}`,
    ` * ${wide}`,
    `/** ${wide} */`,
    `-- ${wide}`,
    `# ${wide}`,
    `{/* ${wide} */}`,
  ]
  for (const comment of comments)
    expect(findWideComments('host/main.ts', `const a = 1\n${comment}\n`)).toEqual(['host/main.ts:2'])
})

test('a comment of 110 characters is allowed, and so are long code and instructions to a tool', () => {
  const text = [`// ${'x'.repeat(107)}`, `const a = '${wide}'`, `// biome-ignore lint/a11y: ${wide}`].join(
    '\n',
  )
  expect(findWideComments('host/main.ts', text)).toEqual([])
})
