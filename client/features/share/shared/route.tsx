import { useParams } from 'react-router-dom'
import { SharedProject } from './shared-project.tsx'

/** A project as its link shows it (issue 5, line 6). */
export const Component = () => {
  const { token = '' } = useParams()
  return <SharedProject shareToken={token} key={token} />
}
