import type { CartItemView } from '#services/main/cart/contract.ts'
import type { QuoteLineView } from '#services/main/checkout/contract.ts'
import type { CartItemOf } from './payloads.ts'

type Pictured = Pick<QuoteLineView, 'imgsrc' | 'preview'>
type Line = Pick<QuoteLineView, 'image_id' | 'artist' | 'unit_price'>

/** The picture of a line, as the graph names it. */
export const PICTURE = {
  mediaTemplate: (line: Pictured) => line.imgsrc,
  placeholder: (line: Pictured) => line.preview,
}

/** What a PrintLine says of its print, as the graph names it. */
export const LINE = {
  ...PICTURE,
  imageId: (line: Line) => line.image_id,
  artist: ({ artist }: Line) => artist || null,
  unitPrice: (line: Line) => line.unit_price,
}

export const toCartItem = ({ config, ...item }: CartItemView): CartItemOf => ({ ...item, ...config })
