const FIRST_NAMES = ['Ada', 'Ben', 'Cleo', 'Dara', 'Eli']
/** One for each worker, so that no two visits change the same payout. */
export const SURNAMES = ['Alder', 'Birch', 'Cedar'] as const

/** Artists of the walks' shop who are due $50.00 each. */
export const PAID_ARTISTS = SURNAMES.flatMap((surname) => FIRST_NAMES.map((name) => `${name} ${surname}`))
