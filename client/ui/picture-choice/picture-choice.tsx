import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { useFieldError } from '../form/field-errors.ts'
import { CloseIcon } from '../icons.tsx'
import { type FileChoiceRef, FilesInput } from './files-input.tsx'
import * as say from './messages.ts'
import styles from './picture-choice.module.css'

export interface NamedPicture {
  id: string
  /** Of the file. */
  name: string
}

interface PictureChoiceProps {
  /** Those that the shop has. */
  pictures: readonly NamedPicture[]
  /** Those that it does not have yet, the one under way first. */
  waiting: readonly NamedPicture[]
  /** Those of the last choice that cannot go, and why. */
  refused: readonly { name: string; reason: string }[]
  isAdding: boolean
  /** All of it is being sent. */
  isSending: boolean
  /** Why those that wait do not arrive; null while they may. */
  failure: string | null
  /** Types of files, as an input takes them. */
  accept: string
  most: number
  /** Whoever touches is offered the camera. */
  hasCamera?: boolean
  /** Shows one that the shop has; its name stands beside it. */
  thumbOf: (id: string) => ReactNode
  onChosen: (files: readonly File[]) => void
  onRemove: (id: string) => void
  onRetry: () => void
}

/** The pictures that go with what is written, those that are on their way and those that cannot go. */
export const PictureChoice = (props: PictureChoiceProps) => {
  const { pictures, waiting, refused, isAdding, isSending, failure, accept, most, hasCamera } = props
  const files = useRef<FileChoiceRef>(null)
  const camera = useRef<FileChoiceRef>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const errorId = useId()
  const atField = useFieldError('pictures')
  const count = pictures.length + waiting.length
  const isFull = isSending || count >= most
  const removeAt = (id: string, at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1] ?? button.current
    next?.focus()
    props.onRemove(id)
  }
  return (
    <div className={styles.choice}>
      {count > 0 && (
        <ul ref={list} className={styles.chosen} aria-label={say.picturesToSend}>
          {[...pictures, ...waiting].map(({ id, name }, at) => (
            <li key={id}>
              <span className={styles.thumb}>
                {at < pictures.length && props.thumbOf(id)}
                {at >= pictures.length && !(isAdding && at === pictures.length) && (
                  <span className={styles.waiting}>{say.waiting}</span>
                )}
                {isAdding && at === pictures.length && (
                  <span role="progressbar" aria-label={say.addingPicture(name)} className={styles.waiting}>
                    {say.adding}
                  </span>
                )}
              </span>
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
        <p id={errorId} role="alert" className={styles.refused}>
          {atField}
        </p>
      )}
      {failure && (
        <div role="alert" className={styles.refused}>
          <p>{failure}</p>
          <Button variant="outline" size="sm" onClick={props.onRetry}>
            {say.tryAgain}
          </Button>
        </div>
      )}
      <FilesInput ref={files} label={say.pictureFiles} accept={accept} onChosen={props.onChosen} />
      {hasCamera && (
        <FilesInput ref={camera} label={say.cameraFile} accept={accept} byCamera onChosen={props.onChosen} />
      )}
      <div className={styles.ways}>
        {hasCamera && (
          <Button
            variant="outline"
            size="sm"
            className={styles.camera}
            disabled={isFull}
            onClick={() => camera.current?.open()}
          >
            {say.takePicture}
          </Button>
        )}
        <Button
          ref={button}
          name="pictures"
          variant="outline"
          size="sm"
          aria-describedby={atField ? errorId : undefined}
          disabled={isFull}
          onClick={() => files.current?.open()}
        >
          {say.addPictures}
        </Button>
        <span className={styles.help}>{say.whatIsTaken(most)}</span>
      </div>
    </div>
  )
}
