import { z } from 'zod'
import type { Publishable } from '#machines/lifecycles/image-refusal.ts'
import type { Values } from '#services/shared/resources/contract.ts'

const extent = z.object({ width: z.number(), height: z.number() })

const publishable = z.object({
  published: z.boolean(),
  // Records that were edited before images could be withdrawn do not say it.
  withdrawn: z.boolean().default(false),
  source: z.string(),
  _processing: z.boolean(),
  substrates: z.array(z.string()),
  substrate_sizes: z.record(z.string(), z.array(extent)),
  max_width: z.number(),
  max_height: z.number(),
})

/** Reads of an image's record what decides whether it may be published. */
export function publishableOf(values: Values): Publishable {
  const { _processing, substrate_sizes, max_width, max_height, ...image } = publishable.parse(values)
  return {
    ...image,
    processing: _processing,
    ownSizes: substrate_sizes,
    print: { width: max_width, height: max_height },
  }
}
