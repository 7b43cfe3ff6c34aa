import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { showPictures } from '../../scripts/readme-pictures.ts'
import { root } from '../../scripts/run.ts'

const README = readFileSync(join(root, 'README.md'), 'utf8')
const shownIn = (readme: string) =>
  [...readme.matchAll(/(?:src="|\]\()docs\/pictures\/([\w.-]+)/g)].map(([, file = '']) => file)

test('README shows only pictures that are there, each small enough to load at once, and all of them', () => {
  for (const file of shownIn(README)) {
    const path = join(root, 'docs/pictures', file)
    expect(existsSync(path), file).toBe(true)
    expect(statSync(path).size, file).toBeLessThanOrEqual(120_000)
  }
  expect(globSync('*', { cwd: join(root, 'docs/pictures') }).toSorted()).toEqual(shownIn(README).toSorted())
})

test('pictures that were taken stand in README, in place of those before', () => {
  const named = (name: string) => ({ name, alt: `The ${name}` })
  const once = showPictures(README, [named('home'), named('cart'), named('wall')], named('phone'))
  expect(shownIn(once)).toEqual(['home.webp', 'cart.webp', 'wall.webp', 'phone.webp'])
  const again = showPictures(once, [named('home')], named('phone'))
  expect(shownIn(again)).toEqual(['home.webp', 'phone.webp'])
  // Nothing else of README is touched.
  const without = (readme: string) => readme.replace(/<!-- pictures[\s\S]*<!-- \/pictures -->/, '')
  expect(without(again)).toBe(without(README))
})

test('a README without a place for them is told, and not written', () => {
  expect(() => showPictures('# Aquatint', [], { name: 'phone', alt: '' })).toThrow('no place for pictures')
})
