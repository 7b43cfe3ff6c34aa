import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Filter } from '#services/shared/resources/resource.ts'
import type { Asked, Condition } from '#services/shared/resources/wanted.ts'
import { IMAGE_TYPES, PUBLISHERS } from '#services/shared/vocabulary.ts'
import { joinOperands, quoteLexeme } from '../index/lexeme-text.ts'
import { facetOf, missingOf, TO_SAY } from '../index/lexemes.ts'
import { parseQuery } from '../index/query-language.ts'
import { questionOf } from '../search/question.ts'
import { exactIdConditionOf } from '../search/tsquery.ts'

/** Writes that the index of searches finds an image by a tsquery. */
const isFoundBy = (param: string): string =>
  `exists (select from content.image_search s where s.seq = r.seq and s.terms @@ ${param}::tsquery)`

const lexemeFilter = <Value extends string>(
  label: string,
  choices: readonly (readonly [Value, string])[],
  lexemeOf: (value: Value) => string,
): Filter => ({
  metadata: {
    type: 'choice',
    required: false,
    read_only: false,
    label,
    choices: choices.map(([value, display_name]) => ({ value, display_name })),
  },
  schema: z
    .enum(choices.map(([value]) => value))
    .transform((value) => quoteLexeme(lexemeOf(value)))
    .nullable()
    .default(null),
  where: isFoundBy,
})

const MISSING = { title: 'Title', artist: 'Artist', royalty_code: 'Royalty code' } as const

/** Filters that the index of searches answers; each reads a query into a tsquery. */
export const LEXEME_FILTERS = {
  publisher: lexemeFilter(
    'Publisher',
    PUBLISHERS.map((code) => [code, code]),
    (code) => facetOf('publisher', code),
  ),
  type: lexemeFilter(
    'Type',
    IMAGE_TYPES.map((type) => [type, type]),
    (type) => facetOf('type', type),
  ),
  missing: lexemeFilter(
    'Missing',
    TO_SAY.map((field) => [field, MISSING[field]]),
    missingOf,
  ),
}

/** Writes what a list asks of the index of searches, as tsqueries that must all hold. */
export async function clausesOf(db: Queryable, { search, filters }: Asked): Promise<string[]> {
  const chosen = Object.keys(LEXEME_FILTERS).flatMap((name) => {
    const clause = filters[name]
    return typeof clause === 'string' ? [clause] : []
  })
  return [...(await wordClausesOf(db, search)), ...chosen]
}

/** Writes what words ask of one image. */
export const conditionsOf = async (db: Queryable, { search }: Asked): Promise<Condition[]> =>
  (await wordClausesOf(db, search)).map((value) => ({ sql: isFoundBy, value }))

/** Reads words as a search of the shop does; an image that is named by its id matches too. */
async function wordClausesOf(db: Queryable, search: string): Promise<readonly string[]> {
  const query = parseQuery(search)
  const { words, named } = await questionOf(db, {
    query,
    unpublished: true,
    withStock: true,
    favoritesOf: undefined,
    source: undefined,
  })
  if (named.length === 0) return words
  const ids = exactIdConditionOf(query)
  return [joinOperands('|', words.length > 0 ? [joinOperands('&', words), ...ids] : ids)]
}
