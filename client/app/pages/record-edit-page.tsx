import { useParams } from 'react-router-dom'
import { openRecordForms } from '#client/app/follow/open-record-forms.ts'
import { RecordEditor } from '#client/features/manage/resources/record/record-editor.tsx'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openRecordForms)

/** /manage/{type}/{id}/edit, and /manage/{type}/new, which names no id. */
export const Component = () => {
  const { type = '', id = null } = useParams()
  return <RecordEditor resource={type} id={id} />
}
