import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { quoteLexeme } from '#services/content/index/lexeme-text.ts'
import { phraseConditionOf, runLexemes } from '#services/content/index/runs.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService

  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.hold(
      createRecord({ id: 'in-two-places', title: 'View of London', caption: 'On the bank of the river' }),
      createRecord({ id: 'as-it-is', title: 'A view of the river' }),
      createRecord({
        id: 'both',
        title: 'View of London',
        caption: 'It is a view of the river of the same name',
      }),
      createRecord({ id: 'over-the-end', title: 'A distant view', keywords: ['of the river'] }),
      createRecord({ id: 'plural', title: 'Views of the river' }),
    )
  })

  test.each([
    ['"view of the"', ['both', 'as-it-is']],
    ['"view of the river"', ['both', 'as-it-is']],
    ['"view of london"', ['both', 'in-two-places']],
    ['"bank of the river"', ['in-two-places']],
    ['"river of the river"', []],
    ['river -"view of the"', ['plural', 'over-the-end', 'in-two-places']],
    ['"view of the" | "views of the"', ['plural', 'both', 'as-it-is']],
    ['"view"', ['over-the-end', 'both', 'as-it-is', 'in-two-places']],
  ])('%s finds only texts that have these words one after another', async (query, ids) => {
    expect(await content.ids(query)).toEqual(ids)
  })

  test('any phrase is found exactly where it stands', { timeout: 60_000 }, async () => {
    const words = (constraints: fc.ArrayConstraints) =>
      fc.array(fc.constantFrom('a', 'b', 'c', 'd'), constraints)
    const texts = fc.array(words({ maxLength: 9 }), { maxLength: 4, size: 'max' })
    const phrases = fc.array(words({ minLength: 2, maxLength: 8 }), { minLength: 20, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(texts, phrases, async (texts, phrases) => {
        const terms = [...runLexemes(texts)].map(quoteLexeme).join(' ')
        const rows = await content.database.query<{ found: boolean }>(
          `select $1::tsvector @@ phrase::tsquery as found
           from json_array_elements_text($2::json) with ordinality as p (phrase, at) order by at`,
          [terms, JSON.stringify(phrases.map(phraseConditionOf))],
        )
        const stand = phrases.map((phrase) =>
          texts.some((text) => ` ${text.join(' ')} `.includes(` ${phrase.join(' ')} `)),
        )
        expect(rows.map(({ found }) => found)).toEqual(stand)
      }),
      { numRuns: 200 },
    )
  })
})
