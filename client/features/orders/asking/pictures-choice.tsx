import { useRef } from 'react'
import type { useReturnRequest } from '#client/actors/orders/return-request.ts'
import { Button } from '#client/ui/button.tsx'
import { useFieldError } from '#client/ui/form/field-errors.ts'
import { CloseIcon } from '#client/ui/icons.tsx'
import { ACCEPTED, MOST } from '#machines/artist-message/selectors.ts'
import styles from './return-page.module.css'

interface PicturesChoiceProps {
  request: ReturnType<typeof useReturnRequest>
  isNeeded: boolean
}

/** The pictures that go with a return, those that are on their way and those that cannot go. */
export const PicturesChoice = ({ request, isNeeded }: PicturesChoiceProps) => {
  const { added, isAdding, isSending, pictureFailure } = request
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const atField = useFieldError('pictures')
  const all = [...added.pictures, ...added.waiting]
  return (
    <div className={styles.pictures}>
      <p className={styles.name}>{isNeeded ? 'Pictures of the damage' : 'Pictures (optional)'}</p>
      {all.length > 0 && (
        <ul aria-label="Pictures to send">
          {all.map(({ id, name }, at) => (
            <li key={id}>
              <span>{name}</span>
              {at >= added.pictures.length && (
                <span className={styles.details}>
                  {isAdding && at === added.pictures.length ? 'Adding…' : 'Waiting'}
                </span>
              )}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                disabled={isSending}
                onClick={() => {
                  button.current?.focus()
                  request.removePicture(id)
                }}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {added.refused.length > 0 && (
        <ul role="alert" className={styles.wrong}>
          {added.refused.map(({ name, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <li key={at}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      )}
      {atField && (
        <p role="alert" className={styles.wrong}>
          {atField}
        </p>
      )}
      {pictureFailure && (
        <div role="alert" className={styles.wrong}>
          <p>{pictureFailure.message}</p>
          <Button variant="outline" size="sm" onClick={request.retryPictures}>
            Try again
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label="Picture files"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen again, once it was put right.
          currentTarget.value = ''
          if (files.length > 0) request.addPictures(files)
        }}
      />
      <Button
        ref={button}
        variant="outline"
        size="sm"
        disabled={isSending || all.length >= MOST}
        onClick={() => input.current?.click()}
      >
        Add pictures
      </Button>
      <p className={styles.details}>Up to {MOST}: JPEG, PNG or WebP.</p>
    </div>
  )
}
