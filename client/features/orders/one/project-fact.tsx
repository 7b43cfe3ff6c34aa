import { Link } from 'react-router-dom'
import * as say from '../messages.tsx'
import { ownNameOf } from '../own-name.ts'

interface ProjectFactProps {
  project: { id: string; label: string }
  /** It is the reader's, who may open it. */
  isOwn: boolean
}

/** Which project was ordered, where somebody has named it. */
export const ProjectFact = ({ project, isOwn }: ProjectFactProps) => {
  const name = ownNameOf(project)
  if (name === null) return null
  return (
    <>
      <dt>{say.project}</dt>
      <dd>{isOwn ? <Link to={`/projects/${encodeURIComponent(project.id)}`}>{name}</Link> : name}</dd>
    </>
  )
}
