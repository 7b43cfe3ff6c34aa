import { z } from 'zod'
import { invalid } from '#services/shared/http/problem.ts'
import { readEdit } from '#services/shared/resources/bodies.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { type Fields, list, readOnly, text } from '#services/shared/resources/fields.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { images } from '../images/resource.ts'
import { readByAll } from '../record/without-numbers.ts'
import { MOST_KEYWORDS, type OwnWorkTexts } from './contract.ts'

/** In characters. */
const LONGEST_TITLE = 200
const LONGEST_CAPTION = 5_000
const LONGEST_KEYWORD = 60

const WORK_FIELDS: Fields = {
  title: readByAll(text({ label: 'Title', column: 'title', max_length: LONGEST_TITLE, required: true })),
  caption: readByAll(text({ label: 'Caption', column: 'caption', max_length: LONGEST_CAPTION })),
  keywords: readByAll(
    list({
      label: 'Keywords',
      column: 'keywords',
      most: MOST_KEYWORDS,
      entry: z.string().trim().min(1).max(LONGEST_KEYWORD),
      help_text: `Up to ${MOST_KEYWORDS}, separated by commas.`,
    }),
  ),
  created: readOnly('datetime', { label: 'Uploaded', column: 'created_at' }),
  updated: readOnly('datetime', { label: 'Changed', column: 'updated_at' }),
}

const { defaultOrdering: _, ...kept } = images

/** An image as its artist edits it. */
export const works: Resource = {
  ...kept,
  title: 'Work',
  description: 'What an artist says of their own work.',
  fields: WORK_FIELDS,
  orderings: {},
  filters: {},
}

const texts = z.object({ title: z.string(), caption: z.string(), keywords: z.array(z.string()) })

/** Reads of an image's record what its artist says of it. */
export const textsOf = (values: Values): OwnWorkTexts => texts.parse(values)

/** Reads an edit. Throws 400 by field, also for what staff decide. */
export function readWorkEdit(body: unknown): { version: number; sent: Values } {
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const refused = names.filter((name) => name !== 'version' && !(name in WORK_FIELDS))
  if (refused.length > 0)
    throw invalid(Object.fromEntries(refused.map((name) => [name, ['This is decided by staff.']])))
  const { version, sent } = readEdit(works, body)
  if (version === undefined) throw invalid({ version: ['This field is required.'] })
  return { version, sent }
}
