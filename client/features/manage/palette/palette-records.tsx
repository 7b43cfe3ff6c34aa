import { useEffect, useEffectEvent } from 'react'
import { usePaletteRecords } from '#client/actors/palette.ts'
import type { RecordType } from '../resources/types/type.ts'
import { Entry } from './entry.tsx'
import * as say from './messages.ts'
import styles from './palette.module.css'

interface PaletteRecordsProps {
  type: RecordType
  words: string
  /** Hears whether they are being looked for. */
  onLooking: (isLooking: boolean) => void
  onChoose: () => void
}

/** Records of one type that are called by the words. */
export const PaletteRecords = ({
  type: { resource, label, one },
  words,
  onLooking,
  onChoose,
}: PaletteRecordsProps) => {
  const { entries, isPending, failure, retry } = usePaletteRecords({ resource, label }, words)
  const tell = useEffectEvent(onLooking)
  useEffect(() => tell(isPending), [isPending])
  if (failure)
    return (
      <p role="alert" className={styles.failure}>
        {failure}{' '}
        <button type="button" onClick={retry}>
          {say.retry}
        </button>
      </p>
    )
  if (entries.length === 0 || words === '') return null
  return (
    <ul className={styles.entries} aria-label={label} aria-busy={isPending}>
      {entries.map(({ value, label: name }) => (
        <Entry
          key={value}
          to={`/manage/${resource}/${encodeURIComponent(value)}`}
          label={name}
          hint={one}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
}
