/** The frames and mats that are sold. A name once sold stays, as events of carts and orders have it. */
export const MOULDING_NAMES = ['thin black', 'thin white', 'natural oak', 'walnut', 'brushed gold'] as const
export type MouldingName = (typeof MOULDING_NAMES)[number]

export const MAT_NAMES = ['white', 'off-white'] as const
export type MatName = (typeof MAT_NAMES)[number]
