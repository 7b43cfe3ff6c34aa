import type { Substrate } from '#services/shared/vocabulary.ts'

/** Business days, the least and the most. */
export interface DayRange {
  from: number
  to: number
}

/** How long each substrate takes to make, whatever its size. The one place where these days are set. */
export const PRODUCTION_DAYS: Readonly<Record<Substrate, DayRange>> = {
  print: { from: 2, to: 4 },
  canvas: { from: 3, to: 5 },
  aluminum: { from: 5, to: 7 },
  acrylic: { from: 5, to: 7 },
  'acoustic panel': { from: 6, to: 9 },
  mural: { from: 4, to: 6 },
  'window film': { from: 3, to: 5 },
}

/** Flat pieces with a longer edge than this (inches) travel by freight, which takes as many days more. */
export const FREIGHT = { longEdge: 60, days: 2 } as const

/** These are rolled, so that they travel by parcel whatever their size. */
export const ROLLED: readonly Substrate[] = ['print', 'mural', 'window film']

/** From the studio in Ohio to each zone, by the carriers' ground maps. */
export const TRANSIT_DAYS = {
  near: { from: 1, to: 2 },
  east: { from: 2, to: 3 },
  central: { from: 3, to: 4 },
  west: { from: 4, to: 5 },
  beyond: { from: 6, to: 10 },
  military: { from: 10, to: 20 },
  canada: { from: 5, to: 9 },
} as const satisfies Record<string, DayRange>

export type TransitZone = keyof typeof TRANSIT_DAYS

/** The states and territories of each zone. */
export const STATES_BY_TRANSIT_ZONE: Readonly<Partial<Record<TransitZone, readonly string[]>>> = {
  near: ['OH', 'IN', 'KY', 'MI', 'PA', 'WV'],
  east: [
    ...['AL', 'CT', 'DC', 'DE', 'GA', 'IA', 'IL', 'MA', 'MD', 'ME', 'MO', 'MS', 'NC', 'NH', 'NJ', 'NY'],
    ...['RI', 'SC', 'TN', 'VA', 'VT', 'WI'],
  ],
  central: ['AR', 'FL', 'KS', 'LA', 'MN', 'ND', 'NE', 'OK', 'SD', 'TX'],
  west: ['AZ', 'CA', 'CO', 'ID', 'MT', 'NM', 'NV', 'OR', 'UT', 'WA', 'WY'],
  beyond: ['AK', 'HI', 'AS', 'GU', 'MP', 'PR', 'VI'],
  military: ['AA', 'AE', 'AP'],
}
