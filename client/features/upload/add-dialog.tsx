import { type FormEvent, useId, useState } from 'react'
import { type UploadRef, useAddDialog } from '#client/actors/upload.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Select } from '#client/ui/select.tsx'
import type { UploadAccess } from './access.ts'
import styles from './add-dialog.module.css'
import { DropZone } from './drop-zone.tsx'
import type { DroppedFile } from './dropped-files.ts'
import { Faults } from './faults.tsx'
import * as say from './messages.ts'
import { picturesInWords, sizeInWords } from './words.ts'

/** More names would only be scrolled past. */
const NAMED = 5

interface AddDialogProps {
  upload: UploadRef
  access: UploadAccess
  onChoose: (files: readonly DroppedFile[]) => void
}

/** Asks whose content the chosen files are, before they go (spec.md section 2, add-new modal). */
export const AddDialog = ({ upload, access, onChoose }: AddDialogProps) => {
  const { chosen, faults, drop, add, close } = useAddDialog(upload)
  const { ArtistField } = access
  const isOwn = ArtistField === null
  const [kind, setKind] = useState<'artist' | 'publisher'>('artist')
  const [artist, setArtist] = useState('')
  const [publisher, setPublisher] = useState('')
  const publisherId = useId()
  const name = kind === 'artist' ? artist : publisher
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isOwn) add({ kind: 'own' })
    else if (name !== '') add({ kind, name })
  }
  const bytes = chosen.reduce((sum, { size }) => sum + size, 0)
  return (
    <Modal title={say.addNew} isWide onClose={close}>
      <form className={styles.form} onSubmit={submit}>
        {!isOwn && (
          <fieldset className={styles.kinds}>
            <legend className={styles.legend}>{say.whoseContent}</legend>
            {(['artist', 'publisher'] as const).map((each) => (
              <label key={each} className={styles.kind}>
                <input type="radio" name="content" checked={kind === each} onChange={() => setKind(each)} />
                {each === 'artist' ? say.artists : say.publishers}
              </label>
            ))}
          </fieldset>
        )}
        {ArtistField && kind === 'artist' && <ArtistField held={artist} onType={setArtist} />}
        {!isOwn && kind === 'publisher' && (
          <div className={styles.field}>
            <label htmlFor={publisherId}>{say.publisherRequired}</label>
            <Select
              id={publisherId}
              required
              value={publisher}
              onChange={({ currentTarget }) => setPublisher(currentTarget.value)}
            >
              <option value="">{say.choose}</option>
              {access.publishers.map(({ code, name: called }) => (
                <option key={code} value={code}>
                  {called}
                </option>
              ))}
            </Select>
          </div>
        )}
        {chosen.length === 0 ? (
          <DropZone onChoose={onChoose} />
        ) : (
          <section aria-label={say.chosenFiles}>
            <p className={styles.sum}>
              {picturesInWords(chosen.length)}, {sizeInWords(bytes)}
            </p>
            <ul className={styles.files}>
              {chosen.slice(0, NAMED).map((file) => (
                <li key={file.id} className={styles.file}>
                  <span className={styles.name}>{file.path}</span>
                  <Button
                    variant="plain"
                    size="sm"
                    aria-label={say.leaveOutFile(file.name)}
                    onClick={() => drop(file.id)}
                  >
                    {say.leaveOut}
                  </Button>
                </li>
              ))}
            </ul>
            {chosen.length > NAMED && (
              <p className={styles.more}>{say.andMore((chosen.length - NAMED).toLocaleString('en-US'))}</p>
            )}
          </section>
        )}
        <Faults faults={faults} />
        <div className={styles.actions}>
          <Button type="submit" disabled={chosen.length === 0 || (name === '' && !isOwn)}>
            {chosen.length === 0 ? say.upload : say.uploadPictures(picturesInWords(chosen.length))}
          </Button>
          <Button variant="outline" onClick={close}>
            {say.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
