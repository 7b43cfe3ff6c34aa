import { z } from 'zod'
import { integerParam } from '#services/shared/http/fields.ts'
import { LONGEST_DESCRIPTION, LONGEST_NAME, MOST_IMAGES } from './contract.ts'

const LARGEST_ID = 2_147_483_647

/** Bounds a text in characters, as a person and the store count them. */
const text = (longest: number) =>
  z
    .string()
    .trim()
    .refine((value) => [...value].length <= longest, {
      error: `Ensure this field has no more than ${longest} characters.`,
    })

const name = text(LONGEST_NAME).refine((value) => value !== '', { error: 'This field may not be blank.' })
const description = text(LONGEST_DESCRIPTION)
const imageIds = z.array(z.string().min(1)).max(MOST_IMAGES)

export const collectionBody = z.object({ name, description: description.optional() })

export const replaceBody = collectionBody.extend({
  contents: imageIds.optional(),
  version: z.int().min(1).max(LARGEST_ID).optional(),
})

export const removeBody = z.object({ remove: imageIds })
export const prependBody = z.object({ prepend: imageIds })

export const collectionId = integerParam({ min: 1, max: LARGEST_ID })

export const listQuery = z.object({
  limit: integerParam({ min: 1, max: 1_000 }).default(100),
  offset: integerParam({ min: 0, max: LARGEST_ID }).default(0),
  ordering: z.enum(['name', '-modified']).default('name'),
  search: z.string().max(200).default(''),
  image: z.string().min(1).max(100).nullable().default(null),
  contents: integerParam({ min: 0, max: MOST_IMAGES }).default(MOST_IMAGES),
})
