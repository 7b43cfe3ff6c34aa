import { useFragment } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useCollectionForm } from '#client/actors/pictures/collection-form.ts'
import {
  type EditedCollection_CollectionFragment,
  EditedCollection_CollectionFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from '../messages.ts'
import { CollectionEditor } from './collection-editor.tsx'
import styles from './edit-collection.module.css'
import { EditorLoading } from './editor-loading.tsx'

/**
 * Loads what is edited, and runs the form: what is refused, outdated or unanswered stays to be saved again.
 */
export const EditCollection = ({ id }: { id: string }) => {
  usePageTitle(say.editCollection)
  const navigate = useNavigate()
  const raise = useRaiseAlert()
  const leaving = useRef(false)
  const [newer, setNewer] = useState<EditedCollection_CollectionFragment | null>(null)
  const leave = (to: string) => {
    leaving.current = true
    void navigate(to)
  }
  const form = useCollectionForm(id, {
    onSaved: () => {
      raise({ status: 'success', text: say.collectionSaved })
      leave(`/collections/${id}`)
    },
    onNewer: setNewer,
    onLeft: () => leave(form.finalFailure?.kind === 'gone' ? '/collections' : `/collections/${id}`),
  })
  const { data, complete } = useFragment({
    fragment: EditedCollection_CollectionFragmentDoc,
    fragmentName: 'EditedCollection_collection',
    from: { __typename: 'Collection', id },
  })
  const { loadFailure } = form
  return (
    <div className={styles.page} aria-busy={form.isLoading}>
      <header>
        <p className={styles.trail}>
          <Link to="/collections">{say.collections}</Link>
        </p>
        <h1>{say.editCollection}</h1>
      </header>
      {loadFailure?.kind === 'gone' && <p className={styles.none}>{say.noSuchCollection}</p>}
      {loadFailure?.kind === 'unavailable' && (
        <div className={styles.unloaded}>
          <Unavailable message={say.cannotEdit} onRetry={form.reload} />
          <Button variant="outline" onClick={form.cancel}>
            {say.backToCollection}
          </Button>
        </div>
      )}
      {form.isLoading && <EditorLoading onCancel={form.cancel} />}
      {!form.isLoading && !loadFailure && complete && (
        <CollectionEditor id={id} loaded={data} newer={newer} form={form} leaving={leaving} />
      )}
    </div>
  )
}
