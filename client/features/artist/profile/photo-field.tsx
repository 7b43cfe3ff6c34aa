import { useRef, useState } from 'react'
import type { ProfileEditing } from '#client/actors/profile-edit.ts'
import { Button } from '#client/ui/button.tsx'
import { Portrait } from '../portrait.tsx'
import * as say from './messages.ts'
import { ACCEPTED, openPicture } from './open-picture.ts'
import styles from './photo.module.css'
import { PhotoCutter } from './photo-cutter.tsx'

/** The photo that is shown, and how to have another one. */
export const PhotoField = ({ editing, error }: { editing: ProfileEditing; error: string | null }) => {
  const { values, isSending, isSaving, cut, type } = editing
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const isHeld = isSending || isSaving

  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!file) return
    const opened = await openPicture(file)
    setRefused(typeof opened === 'string' ? opened : null)
    if (typeof opened !== 'string') setPicture(opened)
  }
  const close = () => {
    picture?.close()
    setPicture(null)
    button.current?.focus()
  }
  const message = refused ?? error
  return (
    <fieldset className={styles.field}>
      <legend>{say.photo}</legend>
      <div className={styles.row}>
        <Portrait name={values.fullName} photo={values.photo || null} size={144} />
        <div className={styles.ways}>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            hidden
            aria-label={say.photoFile}
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
          <Button ref={button} variant="outline" disabled={isHeld} onClick={() => input.current?.click()}>
            {isSending ? say.sending : values.photo ? say.changePhoto : say.addAPhoto}
          </Button>
          {values.photo && (
            <Button variant="plain" disabled={isHeld} onClick={() => type('photo', '')}>
              {say.removePhoto}
            </Button>
          )}
          <p className={styles.help}>{say.whatIsTaken}</p>
        </div>
      </div>
      {message && (
        <p role="alert" className={styles.error}>
          {message}
        </p>
      )}
      {picture && (
        <PhotoCutter
          picture={picture}
          onClose={close}
          onCut={(photo) => {
            close()
            cut(photo)
          }}
        />
      )}
    </fieldset>
  )
}
