import { useParams } from 'react-router-dom'
import { BatchScreen } from '#client/features/manage/batches/batch-screen.tsx'
import { NotFound } from '#client/features/not-found/not-found.tsx'

/** /manage/batches/{id} */
export const Component = () => {
  const { id = '' } = useParams()
  return <BatchScreen key={id} id={id} NotFound={NotFound} />
}
