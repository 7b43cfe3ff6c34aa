import { useParams } from 'react-router-dom'
import { EditCollection } from './edit-collection.tsx'

/** /collections/{id}/edit: its words, and which pictures it holds in which order. */
export const Component = () => {
  const { id = '' } = useParams()
  return <EditCollection key={id} id={id} />
}
