import { type Location, useLocation } from 'react-router-dom'

export const listPath = (resource: string): string =>
  `/manage/${resource.split('/').map(encodeURIComponent).join('/')}`

export const recordPath = (resource: string, id: string): string =>
  `${listPath(resource)}/${encodeURIComponent(id)}`

/** What a link to a form tells it: where to lead back to. */
export interface CameFrom {
  from: string
}

const isCameFrom = (state: unknown): state is CameFrom =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'

/** Where a form leads back to: where its link stood, else to the record, or to the list of a new one. */
export const useWayBack = (resource: string, id: string | null): string => {
  const { state }: Location<unknown> = useLocation()
  if (isCameFrom(state)) return state.from
  return id === null ? listPath(resource) : recordPath(resource, id)
}

/** Where it is decided what is kept of a field. */
export const conflictId = (field: string): string => `conflict-${field}`
