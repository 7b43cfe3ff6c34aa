import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { print } from 'graphql'
import { expect, test } from 'vitest'
import {
  CartLinesDocument,
  CollectionOptionsDocument,
  CollectionsOfImageDocument,
} from '#client/apollo/generated/graphql.ts'
import { system } from '#client/ui/system.ts'

/** From spec.md section 9, in pixels. */
const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200 }

// Spec 9.24
test('the screens change where the specification says, and nowhere else', () => {
  const named = Object.entries(BREAKPOINTS).map(([name, at]) => [name, `${at}px`])
  expect(system._config.theme?.breakpoints).toEqual(Object.fromEntries(named))
  const root = join(import.meta.dirname, '../..')
  const others = globSync('client/**/*.css', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/@media[^{]*width[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/([\d.]+)(px|rem|em)/g)]
        // A query that ends below a breakpoint names it less a fiftieth of a pixel.
        .filter(
          ([, at, unit]) => unit !== 'px' || !Object.values(BREAKPOINTS).includes(Math.ceil(Number(at))),
        )
        .map(([at]) => `${file}: ${at}`),
    ),
  )
  expect(others).toEqual([])
})

// Spec 9.16
test("a cart's lines are counted a hundred at a time", () => {
  expect(print(CartLinesDocument)).toContain('items(page: $page, pageSize: 100)')
})

// Spec 7.33, 9.12
test('the collections to choose from are fetched a thousand at a time', () => {
  for (const document of [CollectionOptionsDocument, CollectionsOfImageDocument])
    expect(print(document)).toContain('collections(limit: 1000)')
})
