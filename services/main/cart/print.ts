import { z } from 'zod'
import { MAT_NAMES, MOULDING_NAMES } from '#services/shared/frame-names.ts'
import { SUBSTRATES } from '#services/shared/vocabulary.ts'

/** What a print is framed in, and whether behind a mat; its unit price has that in it. */
const frame = z.strictObject({ moulding: z.enum(MOULDING_NAMES), mat: z.enum(MAT_NAMES).nullable() })

/**
 * What a line says of its print, wherever it stands: in a cart, a quote, an order or a shared project. The
 * events of carts and orders keep it, so that a new field needs an upcast in `events.ts` of both.
 */
const common = {
  name: z.string(),
  /** Empty when unknown. */
  artist: z.string(),
  /** Media path with `{width}` to be filled. */
  imgsrc: z.string(),
  /** Tiny data URI. */
  preview: z.string(),
  /** Inches. */
  width: z.int(),
  height: z.int(),
  substrate: z.enum(SUBSTRATES),
  /** Null without one. */
  frame: frame.nullable(),
  /** Whole pieces. */
  quantity: z.int(),
}

/** What was chosen and priced, as the events of a cart name it. */
export const purchase = z.strictObject({
  imageId: z.string(),
  ...common,
  /** Cents. */
  unitPrice: z.int(),
})
export type Purchase = z.output<typeof purchase>

/** The same as REST, orders and the tables name it. */
export const print = z.strictObject({ image_id: z.string(), ...common, unit_price: z.int() })
export type PrintView = z.output<typeof print>

/** The columns of a print in `main.cart_item`. */
export const PRINT_COLUMNS = print.keyof().options

const printAlone = print.strip()

/** What a row says of its print, and nothing else that it has. */
export const printOf = (row: PrintView): PrintView => printAlone.parse(row)

/** What a line of a cart says of its print, and nothing else that it has. */
export const toPrint = ({ imageId: image_id, unitPrice: unit_price, ...line }: Purchase): PrintView =>
  printAlone.parse({ ...line, image_id, unit_price })
