import { useParams } from 'react-router-dom'
import { RecordHistoryScreen } from '#client/features/manage/resources/history/record-history-screen.tsx'
import { NotFound } from '#client/features/not-found/not-found.tsx'
import { readResource } from './resource-param.ts'

/** /manage/{type}/{id}/history, also within an identity. */
export const Component = () => {
  const params = useParams()
  const resource = readResource(params)
  const { id = '' } = params
  return <RecordHistoryScreen key={`${resource}/${id}`} resource={resource} id={id} NotFound={NotFound} />
}
