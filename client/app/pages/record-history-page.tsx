import { useParams } from 'react-router-dom'
import { RecordHistoryScreen } from '#client/features/manage/resources/history/record-history-screen.tsx'
import { NotFound } from '#client/features/not-found/not-found.tsx'

/** /manage/{type}/{id}/history */
export const Component = () => {
  const { type = '', id = '' } = useParams()
  return <RecordHistoryScreen key={`${type}/${id}`} resource={type} id={id} NotFound={NotFound} />
}
