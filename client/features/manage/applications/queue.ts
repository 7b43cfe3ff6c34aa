import { useQuery } from '@apollo/client/react'
import { WaitingApplicationsDocument } from '#client/apollo/generated/graphql.ts'
import { recordPath } from '../resources/record/paths.ts'
import { type RecordValues, valuesOf } from '../resources/types/type.ts'

/** The applications that wait, what waits longest first. */
export const QUEUE = '/manage/artist-profile?f.application_stage=submitted&ordering=submitted_at'

export const textOf = (value: RecordValues[string] | undefined): string | null =>
  typeof value === 'string' ? value : null

/** Where the application is that waits longest beside one, with the name; null where there is none. */
export const useNextApplication = (id: string): { to: string; name: string } | null => {
  const { data } = useQuery(WaitingApplicationsDocument, { fetchPolicy: 'cache-and-network' })
  const next = data?.records.records.find(
    // The cache knows what has been decided since the list was read.
    (record) => record.id !== id && valuesOf(record).application_stage === 'submitted',
  )
  return next
    ? { to: recordPath('artist-profile', next.id), name: textOf(valuesOf(next).full_name) ?? 'Untitled' }
    : null
}
