import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((given) => given ?? '')

const httpAddress = z.url({ protocol: /^https?$/ })

/** The fields that are read of an image; the source's description lets most of them be null. */
const image = z.object({
  id: z.string().regex(/^\d{1,15}$/),
  title: text,
  caption: text,
  artist: text,
  date_created: z.coerce.date().nullish(),
  graphical_style: text,
  license_model: text,
  keywords: z
    .array(z.object({ text }))
    .nullish()
    .transform((keywords) => (keywords ?? []).map((keyword) => keyword.text).filter(Boolean)),
  max_dimensions: z.object({ width: z.int().positive(), height: z.int().positive() }),
  display_sizes: z.array(z.object({ name: text, uri: httpAddress })).min(1),
})

export type StockAnswerImage = z.output<typeof image>

export const searchAnswer = z.object({
  result_count: z.int().nonnegative(),
  images: z.array(image).max(100),
})

export const imagesAnswer = z.object({ images: z.array(image).max(100) })

/** The `fields` parameter that asks for them. */
export const FIELDS =
  'id,title,caption,artist,date_created,display_set,graphical_style,keywords,license_model,max_dimensions'
