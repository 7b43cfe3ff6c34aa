import type { UsageQueryVariables } from '#client/apollo/generated/graphql.ts'

/** What an address says of the usage that is shown; an empty word stands for any. */
export interface UsagePlace {
  days: string
  site: string
  device: string
}

interface Choice {
  label: string
  options: readonly (readonly [value: string, label: string])[]
}

/** The first of each is shown where the address names none, or one that there is not. */
export const CHOICES: Readonly<Record<keyof UsagePlace, Choice>> = {
  days: {
    label: 'Period',
    options: [
      ['1', 'Today'],
      ['30', 'Last 30 days'],
    ],
  },
  site: {
    label: 'Site',
    options: [
      ['', 'Both'],
      ['standard', 'Standard'],
      ['government', 'Government'],
    ],
  },
  device: {
    label: 'Device',
    options: [
      ['', 'Both'],
      ['phone', 'Phone'],
      ['desk', 'Desk'],
    ],
  },
}

const SITES = { standard: 'STANDARD', government: 'GOVERNMENT' } as const
const DEVICES = { phone: 'PHONE', desk: 'DESK' } as const

export const readUsagePlace = (address: URLSearchParams): UsagePlace => {
  const read = (name: keyof UsagePlace) => {
    const { options } = CHOICES[name]
    const [known] = options.find(([value]) => value === address.get(name)) ?? options[0] ?? ['']
    return known
  }
  return { days: read('days'), site: read('site'), device: read('device') }
}

export const toUsageVariables = ({ days, site, device }: UsagePlace): UsageQueryVariables => ({
  days: Number(days),
  site: isIn(SITES, site) ? SITES[site] : null,
  device: isIn(DEVICES, device) ? DEVICES[device] : null,
})

const isIn = <Names extends object>(names: Names, name: string): name is string & keyof Names =>
  Object.hasOwn(names, name)
