import { useParams } from 'react-router-dom'
import { openDecisions } from '#client/app/follow/open-decisions.ts'
import { openNotes } from '#client/app/follow/open-notes.ts'
import { StaffMenu } from '#client/app/parts/picture-parts.tsx'
import type { Visit } from '#client/app/start/visit.ts'
import { RecordScreen } from '#client/features/manage/resources/record/record-screen.tsx'
import { loadOnce } from './load-once.ts'

const openRecord = (visit: Visit): void => {
  openDecisions(visit)
  openNotes(visit)
}

export const loader = loadOnce(openRecord)

/** /manage/{type}/{id} */
export const Component = () => {
  const { type = '', id = '' } = useParams()
  return <RecordScreen key={`${type}/${id}`} resource={type} id={id} ImageMenu={StaffMenu} />
}
