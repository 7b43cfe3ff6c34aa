import { useParams } from 'react-router-dom'
import { openSelections } from '#client/app/follow/open-selections.ts'
import { openViews } from '#client/app/follow/open-views.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { RecordListScreen } from '#client/features/manage/resources/list/record-list-screen.tsx'
import { NotFound } from '#client/features/not-found/not-found.tsx'
import { loadOnce } from './load-once.ts'
import { readResource } from './resource-param.ts'

const openLists = (visit: Visit): void => {
  openSelections(visit)
  openViews(visit)
}

export const loader = loadOnce(openLists)

/** /manage/{type} and /manage/artist-identity/{token}/{type} */
export const Component = () => {
  const resource = readResource(useParams())
  return <RecordListScreen key={resource} resource={resource} NotFound={NotFound} />
}
