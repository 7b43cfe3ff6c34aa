import type { ReactNode } from 'react'

export const person = 'Person'
export const everybody = 'Everybody'
export const type = 'Type'
export const allTypes = 'All types'
export const dayUtc = 'Day (UTC)'
export const shop = 'Aquatint'
export const ranBatch = (batch: ReactNode, records: string) => (
  <>
    ran {batch} of {records}
  </>
)
export const batch = (id: string) => `batch ${id}`
export const activity = 'Activity'
export const whatStaffChanged = 'What staff changed, latest first. A batch is one entry.'
export const notLoaded = 'We couldn’t load the activity.'
export const loading = 'Loading'
export const nothingMatches = 'No activity matches. '
export const nothingYet = 'No activity yet.'
export const showAll = 'Show all'
export const pages = 'Pages'
export const latest = 'Latest'
export const older = 'Older'
