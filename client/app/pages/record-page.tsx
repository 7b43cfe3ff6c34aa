import { useParams } from 'react-router-dom'
import { openDecisions } from '#client/app/follow/open-decisions.ts'
import { openNotes } from '#client/app/follow/open-notes.ts'
import { StaffMenu } from '#client/app/parts/wall-parts.tsx'
import type { Visit } from '#client/app/start/visit.ts'
import { RecordScreen } from '#client/features/manage/resources/record/record-screen.tsx'
import { loadOnce } from './load-once.ts'
import { readResource } from './resource-param.ts'

const openRecord = (visit: Visit): void => {
  openDecisions(visit)
  openNotes(visit)
}

export const loader = loadOnce(openRecord)

/** /manage/{type}/{id} and /manage/artist-identity/{token}/{type}/{id} */
export const Component = () => {
  const params = useParams()
  const resource = readResource(params)
  const { id = '' } = params
  return <RecordScreen key={`${resource}/${id}`} resource={resource} id={id} ImageMenu={StaffMenu} />
}
