import { useRef } from 'react'
import type { useArtistMessage } from '#client/actors/artist-message.ts'
import { Button } from '#client/ui/button.tsx'
import { useFieldError } from '#client/ui/form/field-errors.ts'
import { CloseIcon } from '#client/ui/icons.tsx'
import { ACCEPTED, MOST } from '#machines/artist-message/selectors.ts'
import * as say from './messages.tsx'
import { Picture } from './picture.tsx'
import styles from './pictures.module.css'

interface ComposerPicturesProps {
  message: Pick<
    ReturnType<typeof useArtistMessage>,
    'added' | 'isAdding' | 'isSending' | 'pictureFailure' | 'removePicture' | 'retryPictures'
  >
  onChosen: (files: readonly File[]) => void
}

/** The pictures that go with a message, those that are on their way and those that cannot go. */
export const ComposerPictures = ({ message, onChosen }: ComposerPicturesProps) => {
  const { added, isAdding, isSending, pictureFailure } = message
  const { pictures, waiting, refused } = added
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const atField = useFieldError('pictures')
  const count = pictures.length + waiting.length
  const removeAt = (id: string, at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1] ?? button.current
    next?.focus()
    message.removePicture(id)
  }
  return (
    <div className={styles.composer}>
      {count > 0 && (
        <ul ref={list} className={styles.chosen} aria-label={say.picturesToSend}>
          {[...pictures, ...waiting].map(({ id, name }, at) => (
            <li key={id}>
              {at < pictures.length ? (
                <span className={styles.thumb}>
                  {/* Its name stands beside it. */}
                  <Picture id={id} size="THUMB" />
                </span>
              ) : (
                <span className={styles.thumb}>
                  {isAdding && at === pictures.length ? (
                    <span role="progressbar" aria-label={say.addingPicture(name)} className={styles.progress}>
                      {say.adding}
                    </span>
                  ) : (
                    <span className={styles.missing}>{say.waiting}</span>
                  )}
                </span>
              )}
              <span className={styles.name}>{name}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={say.removePicture(name)}
                disabled={isSending}
                onClick={() => removeAt(id, at)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul role="alert" className={styles.refused}>
          {refused.map(({ name, reason }, at) => (
            // Two files may have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <li key={at}>
              <strong>{name}</strong>: {reason}
            </li>
          ))}
        </ul>
      )}
      {atField && (
        <p role="alert" className={styles.refused}>
          {atField}
        </p>
      )}
      {pictureFailure && (
        <div role="alert" className={styles.refused}>
          <p>{pictureFailure.message}</p>
          <Button variant="outline" size="sm" onClick={message.retryPictures}>
            {say.tryAgain}
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={say.pictureFiles}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen again, once it was put right.
          currentTarget.value = ''
          if (files.length > 0) onChosen(files)
        }}
      />
      <div className={styles.ways}>
        <Button
          ref={button}
          variant="outline"
          size="sm"
          disabled={isSending || count >= MOST}
          onClick={() => input.current?.click()}
        >
          {say.addPictures}
        </Button>
        <span className={styles.help}>{say.whatIsTaken(MOST)}</span>
      </div>
    </div>
  )
}
