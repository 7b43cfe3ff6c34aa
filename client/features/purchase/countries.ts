import * as say from './messages.ts'

/** Where we ship to, by code. */
export const COUNTRIES = { US: say.unitedStates, CA: say.canada } as const

export type Country = keyof typeof COUNTRIES

export const isCountry = (code: string): code is Country => Object.hasOwn(COUNTRIES, code)
