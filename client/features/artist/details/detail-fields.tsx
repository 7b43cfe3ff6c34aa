import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import styles from './detail-fields.module.css'
import { LABELS, LINKS } from './labels.ts'
import * as say from './messages.ts'

type Name = 'fullName' | 'bio' | 'website' | Link
type Link = (typeof LINKS)[number]

interface DetailProps {
  values: Readonly<Record<Name, string>>
  /** Nothing can be typed now. */
  isHeld: boolean
  type: (field: Name, typed: string) => void
}

/** As the shop asks for; the browser says so before anything is sent. */
const HTTPS = 'https://.+\\..+'
const LONGEST_NAME = 100
const LONGEST_ADDRESS = 300
const SHORTEST_BIO = 40
const LONGEST_BIO = 2_000

export const NameField = ({ values, isHeld, type, help }: DetailProps & { help?: string }) => (
  <TextField
    label={LABELS.fullName}
    name="fullName"
    {...(help !== undefined && { help })}
    autoComplete="name"
    required
    maxLength={LONGEST_NAME}
    value={values.fullName}
    readOnly={isHeld}
    onChange={({ currentTarget }) => type('fullName', currentTarget.value)}
  />
)

export const BioField = ({ values, isHeld, type }: DetailProps) => {
  const count = [...values.bio].length
  return (
    <div>
      <TextAreaField
        label={LABELS.bio}
        name="bio"
        help={say.whatYouMake(SHORTEST_BIO, LONGEST_BIO.toLocaleString('en-US'))}
        required
        rows={8}
        value={values.bio}
        readOnly={isHeld}
        onChange={({ currentTarget }) => type('bio', currentTarget.value)}
      />
      <p className={styles.count} data-over={count > LONGEST_BIO}>
        {say.characters(count.toLocaleString('en-US'), LONGEST_BIO.toLocaleString('en-US'))}
        {count < SHORTEST_BIO && say.moreToGo(SHORTEST_BIO - count)}
      </p>
    </div>
  )
}

interface WebFieldsProps extends DetailProps {
  helpOfWebsite: string
  helpOfLinks?: string
}

/** A website and three links. */
export const WebFields = ({ values, isHeld, type, helpOfWebsite, helpOfLinks }: WebFieldsProps) =>
  (['website', ...LINKS] as const).map((field) => {
    const help = field === 'website' ? helpOfWebsite : field === 'link1' ? helpOfLinks : undefined
    return (
      <TextField
        key={field}
        label={LABELS[field]}
        name={field}
        {...(help !== undefined && { help })}
        type="url"
        pattern={HTTPS}
        maxLength={LONGEST_ADDRESS}
        placeholder={say.webPrefix}
        readOnly={isHeld}
        value={values[field]}
        onChange={({ currentTarget }) => type(field, currentTarget.value)}
      />
    )
  })
