import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import type { DetailName, Details, UploadFileRef } from '#client/actors/upload.ts'
import { selectTypedDetails } from '#machines/upload-file/selectors.ts'
import styles from './left-out.module.css'
import * as say from './messages.ts'
import { LABELS, PRICES } from './words.ts'

/** What was typed of a picture that was saved before and edited since, to be entered there by hand. */
export const LeftOut = ({ file }: { file: UploadFileRef }) => {
  const typed = useSelector(file, selectTypedDetails)
  const names = (Object.keys(LABELS) as DetailName[]).filter((name) => typed[name] !== undefined)
  return (
    <dl className={styles.details} aria-label={say.whatYouTyped}>
      {names.map((name) => (
        <Fragment key={name}>
          <dt>{LABELS[name]}</dt>
          <dd>{inWords(name, typed[name])}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

const inWords = (name: DetailName, value: Details[DetailName] | undefined): string => {
  if (typeof value === 'boolean') return value ? say.yes : say.no
  if (typeof value === 'object') return value.join(', ')
  return (name === 'price' ? PRICES.find((price) => price.value === value)?.label : value) || '(empty)'
}
