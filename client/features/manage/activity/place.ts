/** What an address says of the activity that is shown; empty words stand for any. */
export interface ActivityPlace {
  person: string
  resource: string
  /** In UTC, as `2026-11-25`. */
  day: string
  /** Where an older page begins. */
  after: string
}

const NAMES = ['person', 'resource', 'day', 'after'] as const

export const readActivityPlace = (address: URLSearchParams): ActivityPlace => ({
  person: address.get('person') ?? '',
  resource: address.get('resource') ?? '',
  day: address.get('day') ?? '',
  after: address.get('after') ?? '',
})

export const writeActivityPlace = (place: ActivityPlace): string => {
  const address = new URLSearchParams(NAMES.flatMap((name) => (place[name] ? [[name, place[name]]] : [])))
  return `?${address}`
}

/** The first page of what the change narrows. */
export const narrow = (place: ActivityPlace, change: Partial<ActivityPlace>): ActivityPlace => ({
  ...place,
  ...change,
  after: '',
})

/** What the graph is asked for. */
export const toActivityVariables = ({ person, resource, day, after }: ActivityPlace) => ({
  person: person || null,
  resource: resource || null,
  day: day || null,
  after: after || null,
})
