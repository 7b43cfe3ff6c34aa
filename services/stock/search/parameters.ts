import { z } from 'zod'
import {
  COMPOSITIONS,
  GRAPHICAL_STYLES,
  LICENSE_MODELS,
  MOODS,
  ORIENTATIONS,
  PEOPLE,
  SIZES,
  SORT_ORDERS,
} from '../contract.ts'
import { fields } from './fields.ts'

/** Later results are refused. Getty's description does not tell its own limit. */
export const WINDOW = 10_000

const list = <const Values extends readonly string[]>(values: Values) =>
  z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)))
    .optional()

const flag = z.enum(['true', 'false']).optional()

/** Reads the query string of GET /v3/search/images/creative; unused parameters pass unread, as at Getty. */
export const searchParameters = z
  .object({
    phrase: z.string().default(''),
    page: z.coerce.number<string>().int().min(1).default(1),
    page_size: z.coerce.number<string>().int().min(1).max(100).default(30),
    sort_order: z.enum(SORT_ORDERS).default('best_match'),
    orientations: list(ORIENTATIONS),
    color: z
      .string()
      .regex(/^#?[0-9a-f]{6}$/i)
      .optional(),
    moods: list(MOODS),
    number_of_people: list(PEOPLE),
    compositions: list(COMPOSITIONS),
    graphical_styles: list(GRAPHICAL_STYLES),
    minimum_size: z.enum(SIZES).optional(),
    license_models: list(LICENSE_MODELS),
    enhanced_search: flag,
    fields,
  })
  .refine(({ page, page_size }) => page * page_size <= WINDOW, {
    path: ['page'],
    error: `Only the first ${WINDOW} results can be asked for.`,
  })

export type SearchQuery = z.output<typeof searchParameters>

/** What decides which photographs match, and in which order. */
export type Wanted = Omit<SearchQuery, 'page' | 'page_size' | 'fields'>
