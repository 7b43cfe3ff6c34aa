import { useParams } from 'react-router-dom'
import { openRecordForms } from '#client/app/follow/open-record-forms.ts'
import { RecordEditor } from '#client/features/manage/resources/record/record-editor.tsx'
import { loadOnce } from './load-once.ts'
import { readResource } from './resource-param.ts'

export const loader = loadOnce(openRecordForms)

/** /manage/{type}/{id}/edit, and /manage/{type}/new, which names no id; both also within an identity. */
export const Component = () => {
  const params = useParams()
  const { id = null } = params
  return <RecordEditor resource={readResource(params)} id={id} />
}
