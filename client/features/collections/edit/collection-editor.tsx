import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useArranging } from '#client/actors/pictures/arranging.ts'
import type { useCollectionForm } from '#client/actors/pictures/collection-form.ts'
import type { EditedCollection_CollectionFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { UnsavedGuard } from '#client/ui/unsaved-guard.tsx'
import type { FinalFailure } from '#machines/resource-form/failure.ts'
import * as say from '../messages.ts'
import { AddPictures } from './add-pictures.tsx'
import { Arrangement } from './arrangement/arrangement.tsx'
import { CollectionFields } from './collection-fields.tsx'
import { DeleteCollection } from './delete-collection.tsx'
import styles from './edit-collection.module.css'
import { changesInWords, isSame, merge } from './merge.ts'

interface CollectionEditorProps {
  id: string
  loaded: EditedCollection_CollectionFragment
  /** What somebody else has saved since; null while nobody has. */
  newer: EditedCollection_CollectionFragment | null
  form: ReturnType<typeof useCollectionForm>
  /** True after Save or Cancel: do not ask about unsaved changes. */
  leaving: RefObject<boolean>
}

export const CollectionEditor = ({ id, loaded, newer, form, leaving }: CollectionEditorProps) => {
  const [base, setBase] = useState(loaded)
  const [words, setWords] = useState({ name: loaded.name, description: loaded.description })
  const [changes, setChanges] = useState<readonly string[] | null>(null)
  const arranging = useArranging(loaded.imageIds)
  const { order, giveOrder } = arranging
  const isChanged =
    words.name !== base.name || words.description !== base.description || !isSame(order, base.imageIds)

  const mergeTheirs = useEffectEvent((theirs: EditedCollection_CollectionFragment) => {
    const { imageIds, ...merged } = merge(base, { ...words, imageIds: order }, theirs)
    setChanges(changesInWords(base, theirs))
    setBase(theirs)
    setWords(merged)
    if (!isSame(imageIds, order)) giveOrder(imageIds)
  })
  useEffect(() => {
    if (newer) mergeTheirs(newer)
  }, [newer])

  const { finalFailure } = form
  const submit = (isValid: boolean) =>
    form.submit({ words, pictures: { imageIds: order, version: base.version }, isValid })

  return (
    <div className={styles.columns}>
      <UnsavedGuard what="collection" isUnsaved={isChanged && !finalFailure} leaving={leaving} />
      <div className={styles.side}>
        {finalFailure ? <Closed failure={finalFailure} /> : changes && <Newer changes={changes} />}
        <Form
          errors={form.errors}
          failure={null}
          onSubmit={() => submit(true)}
          onInvalid={() => submit(false)}
        >
          <CollectionFields words={words} isReadOnly={finalFailure !== null} onChange={setWords} />
          {finalFailure ? (
            <Button variant="outline" className={styles.back} onClick={form.cancel}>
              {finalFailure.kind === 'gone' ? say.backToCollections : say.backToCollection}
            </Button>
          ) : (
            <div className={styles.actions}>
              <Button type="submit" disabled={form.isSaving}>
                {form.isSaving ? say.saving : say.save}
              </Button>
              <Button variant="outline" disabled={form.isSaving} onClick={form.cancel}>
                {say.cancel}
              </Button>
            </div>
          )}
        </Form>
        {!finalFailure && <DeleteCollection id={id} name={base.name} leaving={leaving} />}
      </div>
      <section className={styles.pictures} aria-label={say.pictures} inert={finalFailure !== null}>
        <AddPictures order={order} onAdd={arranging.add} />
        {form.errors.imageIds && (
          <p role="alert" className={styles.wrong}>
            {form.errors.imageIds}
          </p>
        )}
        <Arrangement arranging={arranging} />
      </section>
    </div>
  )
}

const Closed = ({ failure: { kind, message } }: { failure: FinalFailure }) => (
  <p role="alert" className={styles.closed}>
    {say.cannotSave(kind === 'gone' ? say.deletedMeanwhile : message)}
  </p>
)

const list = new Intl.ListFormat('en-US')

const Newer = ({ changes }: { changes: readonly string[] }) => (
  <p role="alert" className={styles.newer}>
    {say.savedMeanwhile}
    {say.bothPutTogether(changes.length > 0 ? say.theyChanged(list.format(changes)) : '')}
  </p>
)
