import { useRef } from 'react'
import { useAuth } from '#client/actors/people/auth.ts'
import { useRecordForm } from '#client/actors/record-form.ts'
import { openRecordForms } from '#client/app/follow/open-record-forms.ts'
import { OwnWorkScreen, type WorkEditorProps } from '#client/features/artist/art/own-work.tsx'
import { allValuesOf } from '#client/features/manage/resources/record/all-values.ts'
import { RecordForm } from '#client/features/manage/resources/record/record-form.tsx'
import type { RecordType } from '#client/features/manage/resources/types/type.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import * as say from '../messages.ts'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(openRecordForms)

const WORK: RecordType = { resource: 'own-art', label: say.yourArt, one: 'work', columns: [], letter: '' }

/** What an artist says of a work, by the same form as staff edit records. */
const Editor = (props: WorkEditorProps) => {
  const owner = useAuth(selectUser)?.uuid
  return owner === undefined ? null : <OwnForm {...props} owner={owner} />
}

const OwnForm = ({ id, owner, onDone }: WorkEditorProps & { owner: string }) => {
  const leaving = useRef(false)
  const leave = () => {
    leaving.current = true
    onDone()
  }
  const form = useRecordForm({ owner, resource: WORK.resource, id }, { onSaved: leave, onLeft: leave })
  const { resource, record, loadFailure, isLoading } = form
  if (loadFailure) return <Unavailable message={say.workNotEditable} onRetry={form.reload} />
  if (!resource || !record) return isLoading && <LoadingBar label={say.loadingWork} />
  return (
    <RecordForm
      type={WORK}
      form={form}
      fields={resource.fields}
      values={allValuesOf(record)}
      leaving={leaving}
    />
  )
}

/** /artist/art/{id} */
export const Component = () => <OwnWorkScreen Editor={Editor} />
