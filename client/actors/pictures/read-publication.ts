import type { Json } from '#client/apollo/json.ts'
import { refusePublication } from '#machines/lifecycles/image-refusal.ts'
import { isStock } from '#machines/lifecycles/stock.ts'
import type { Publication } from './publication.ts'

/** An image's record by its fields. */
type Values = Readonly<Record<string, Json>>

/** Reads of an image's record whether it is published, and why that cannot be changed. */
export function readPublication(imageId: string, values: Values): Publication {
  const published = values.published === true
  const source = `${values.source}`
  const image = {
    ...sizedOf(values),
    published,
    withdrawn: values.withdrawn === true,
    source,
    processing: values._processing === true,
  }
  return {
    subject: { imageId, source },
    published,
    isStock: isStock(source),
    refusal: refusePublication(image, !published),
  }
}

const sizedOf = ({ substrates, substrate_sizes, max_width, max_height }: Values) => ({
  substrates: Array.isArray(substrates) ? substrates.map(String) : [],
  ownSizes: Object.fromEntries(
    Object.entries(substrate_sizes ?? {}).map(([name, sizes]) => [name, Array.isArray(sizes) ? sizes : []]),
  ),
  print: { width: Number(max_width), height: Number(max_height) },
})
