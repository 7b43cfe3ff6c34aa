import { expect, test } from 'vitest'
import { escapeLetters } from '../../scripts/latin-modules.ts'

const CODE = `
  const größe = 'Não …'
  export const said = [größe, \`“\${größe}” 😀\`, /^[–—]$/.test('—'), /^.$/u.test('😀'), /^😀$/u.test('😀')]
`

const run = async (code: string) => {
  const { said } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return said
}

test('a module means the same without letters beyond Latin-1', async () => {
  const escaped = escapeLetters(CODE)
  expect(escaped).toMatch(/^[\0-\xff]*$/)
  expect(CODE).not.toMatch(/^[\0-\xff]*$/)
  expect(await run(escaped)).toEqual(['Não …', '“Não …” 😀', true, true, true])
})
