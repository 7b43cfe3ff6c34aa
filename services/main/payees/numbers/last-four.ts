const SHOWN = 4

/** What may be shown of a number: its last four signs, fewer of a short one. */
export const lastFour = (number: string): string =>
  number.slice(-Math.min(SHOWN, Math.floor(number.length / 2)))

/** Writes a number that is kept elsewhere, such as •••• 6789. */
export const masked = (last4: string): string => `•••• ${last4}`

const SHAPES = { ssn: '•••-••-', itin: '•••-••-', ein: '••-•••', foreign: '•••• ' } as const

/** Writes a taxpayer's number to themselves, such as •••-••-1234. */
export const maskedTin = (type: keyof typeof SHAPES, last4: string): string => `${SHAPES[type]}${last4}`
