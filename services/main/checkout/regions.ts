/**
 * The two letters of each state or province in a postal address, by country (ISO 3166-2, and the US
 * military's own).
 */
export const REGIONS = {
  US: [
    ...['AL', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA'],
    ...['ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH'],
    ...['OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
    ...['AK', 'HI', 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP'],
  ],
  CA: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
} as const

export type Country = keyof typeof REGIONS

export const isCountry = (code: unknown): code is Country => code === 'US' || code === 'CA'

export const COUNTRY_NAMES: Record<Country, string> = { US: 'United States', CA: 'Canada' }
