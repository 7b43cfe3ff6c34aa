import { useId, useState } from 'react'
import type { Detail, DetailName, Details, Typing } from '#client/actors/upload.ts'
import { Select } from '#client/ui/select.tsx'
import type { UploadAccess } from './access.ts'
import styles from './detail-field.module.css'
import * as say from './messages.ts'
import { LABELS, originInWords, PRICES } from './words.ts'

interface DetailFieldProps {
  name: DetailName
  detail: Detail
  access: UploadAccess
  error: string | undefined
  onType: (typing: Typing) => void
}

/** One field of what is said of a picture, with who says it. */
export const DetailField = ({ name, detail, access, error, onType }: DetailFieldProps) => {
  const id = useId()
  const from = originInWords(detail.origin)
  const type = (typed: Details[DetailName]) => onType({ name, typed } as Typing)
  const { value } = detail
  if (name === 'artist' && access.ArtistField) return <access.ArtistField held={`${value}`} onType={type} />
  const said = {
    id,
    'aria-describedby': `${id}-said`,
    'aria-invalid': error !== undefined,
  }
  if (typeof value === 'boolean')
    return (
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={value}
          aria-describedby={`${id}-said`}
          onChange={({ currentTarget }) => type(currentTarget.checked)}
        />
        {LABELS[name]}
        <Said id={id} from={from} note={detail.note} error={error} />
      </label>
    )
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {LABELS[name]}
      </label>
      {name === 'price' || name === 'publisher' ? (
        <Select {...said} value={`${value}`} onChange={({ currentTarget }) => type(currentTarget.value)}>
          {choicesOf(name, access).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      ) : typeof value === 'string' ? (
        name === 'caption' ? (
          <textarea
            {...said}
            className={styles.input}
            rows={2}
            value={value}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        ) : (
          <input
            {...said}
            className={styles.input}
            type="text"
            value={value}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        )
      ) : (
        <Keywords said={said} held={value} onType={type} />
      )}
      <Said id={id} from={from} note={detail.note} error={error} />
    </div>
  )
}

const choicesOf = (name: 'price' | 'publisher', { publishers }: UploadAccess) =>
  name === 'price'
    ? PRICES
    : [
        { value: '', label: say.none },
        ...publishers.map(({ code, name: called }) => ({ value: code, label: called })),
      ]

interface SaidProps {
  id: string
  from: string
  note: string | null
  error: string | undefined
}

const Said = ({ id, from, note, error }: SaidProps) => (
  <span id={`${id}-said`} className={styles.said}>
    {error && <span className={styles.error}>{error}</span>}
    {from && <span className={styles.origin}>{from}</span>}
    {note}
  </span>
)

interface KeywordsProps {
  said: object
  held: readonly string[]
  onType: (held: readonly string[]) => void
}

const split = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]

/** A list between commas or semicolons; what is typed stays as it is until the field is left. */
const Keywords = ({ said, held, onType }: KeywordsProps) => {
  const [text, setText] = useState<string | null>(null)
  return (
    <input
      {...said}
      className={styles.input}
      type="text"
      placeholder={say.separateWithCommas}
      value={text ?? held.join(', ')}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        onType(split(value))
      }}
      onBlur={() => setText(null)}
    />
  )
}
