import type { QuoteLineView } from '#services/main/checkout/contract.ts'

type Pictured = Pick<QuoteLineView, 'imgsrc' | 'preview'>
type Line = Pick<QuoteLineView, 'image_id' | 'artist' | 'unit_price'>

/** The picture of a line, as the graph names it. */
export const PICTURE = {
  mediaTemplate: (line: Pictured) => line.imgsrc,
  placeholder: (line: Pictured) => line.preview,
}

/** A line of a quote, an order or a shared project, as the graph names it. */
export const LINE = {
  ...PICTURE,
  imageId: (line: Line) => line.image_id,
  artist: ({ artist }: Line) => artist || null,
  unitPrice: (line: Line) => line.unit_price,
}
