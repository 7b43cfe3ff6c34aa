import type { Settings } from './settings.ts'

/** The shop, as its mail and its papers name it. */
export type Shop = Pick<Settings, 'brand' | 'phone' | 'publicUrl' | 'postalAddress'> &
  Partial<Pick<Settings, 'logo'>>
