/** Where we ship to, by code. */
export const COUNTRIES = { US: 'United States', CA: 'Canada' } as const

export type Country = keyof typeof COUNTRIES

export const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRIES, code)
