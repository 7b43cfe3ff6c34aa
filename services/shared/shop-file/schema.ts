import { z } from 'zod'
import { MAT_NAMES, MOULDING_NAMES } from '../frame-names.ts'
import { SUBSTRATES } from '../vocabulary.ts'
import {
  type ColorName,
  type Colors,
  colorsOf,
  findReadable,
  findWeakPairs,
  OUR_COLORS,
  type WeakPair,
} from './colors.ts'
import { color, decimal, dollars, line } from './values.ts'

const NOWHERE = 0
const A_CENT = 1
/** In cents. */
const DEAREST = 1_000_000

/** Fields that may each be left out, by their names. */
const byName = <N extends string, T extends z.ZodType>(names: readonly N[], each: T) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, each.optional()])) as Record<N, z.ZodOptional<T>>,
  )

/** Answers an object of which each field may be left out. */
const some = <T extends z.ZodRawShape>(shape: T) => z.strictObject(shape).partial()

const brand = some({ name: line(60), phone: line(40), address: line(200) })

/** The color of a pair that its owner has set; an accent brings its own for the pointer. */
const causeOf = ({ on, ground }: WeakPair, own: Partial<Colors>): ColorName =>
  [on === 'accentHover' && !own.accentHover ? 'accent' : on, ground].find(
    (name): name is ColorName => name in own,
  ) ?? 'accent'

/** Each color that cannot be read is refused once, by its weakest pair, with the nearest that can. */
const colors = byName(Object.keys(OUR_COLORS) as ColorName[], color).superRefine((own, { addIssue }) => {
  const weak = findWeakPairs(colorsOf(own)).toSorted((one, other) => one.ratio - other.ratio)
  for (const [name, [pair]] of Map.groupBy(weak, (each) => causeOf(each, own))) {
    if (!pair) continue
    const shade = findReadable(name, own)
    addIssue({
      code: 'custom',
      message: `${pair.on} on ${pair.ground} has a contrast of ${pair.ratio} to 1, and has to have ${pair.least} to 1 (WCAG AA)${shade ? `: try ${name} ${shade}` : ''}`,
    })
  }
})

const prices = byName(
  SUBSTRATES,
  some({
    base: dollars(A_CENT, DEAREST),
    perSquareInch: dollars(A_CENT, 10_000),
    shippingPerSquareFoot: dollars(NOWHERE, 100_000),
  }),
)

/** What a picture's dollar signs multiply its price by. */
const tiers = byName(['1', '2', '3', '4'], decimal(0.1, 100, 2))

const discounts = z
  .array(z.strictObject({ quantity: decimal(2, 100_000, 0), percent: decimal(0, 90, 0) }), 'must be a list')
  .max(20, 'must be at most 20 steps')
  .refine(
    (steps) => new Set(steps.map(({ quantity }) => quantity)).size === steps.length,
    'must have each quantity once',
  )

const cost = some({ base: dollars(NOWHERE, DEAREST), perInch: dollars(NOWHERE, 10_000) })

const zone = some({ percent: decimal(1, 1_000, 0), canBeFree: z.boolean('must be true or false') })

const shipping = some({
  base: dollars(NOWHERE, DEAREST),
  /** Null where shipping is never free. */
  freeAbove: dollars(NOWHERE, 100_000_000).nullable(),
  zones: byName(['contiguous', 'beyond', 'canada'], zone),
})

const tax = z.record(
  z.string().regex(/^[A-Z]{2}$/, 'must be two letters of a state'),
  z.strictObject({
    /** Percent. */
    rate: decimal(0, 30, 3),
    onShipping: z.boolean('must be true or false').default(false),
  }),
)

/** `shop.json`: what an owner has changed. What is left out is as the product has it. */
export const shopFile = some({
  brand,
  logo: z
    .string('must be the name of a file')
    .regex(/^[\w][\w.-]*\.(svg|png)$/i, 'must be the name of an SVG or PNG file beside shop.json'),
  colors,
  prices,
  tiers,
  discounts,
  frames: byName(MOULDING_NAMES, cost),
  mats: byName(MAT_NAMES, cost),
  shipping,
  tax,
})

/** Money in cents, rates of tax in percent. */
export type ShopFile = z.output<typeof shopFile>
export type ShopPart = keyof ShopFile
export const SHOP_PARTS = shopFile.keyof().options
