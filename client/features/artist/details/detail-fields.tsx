import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import styles from './detail-fields.module.css'
import { LABELS, LINKS } from './labels.ts'

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
        help={`What you make, how, and why: ${SHORTEST_BIO} to ${LONGEST_BIO.toLocaleString('en-US')} characters.`}
        required
        rows={8}
        value={values.bio}
        readOnly={isHeld}
        onChange={({ currentTarget }) => type('bio', currentTarget.value)}
      />
      <p className={styles.count} data-over={count > LONGEST_BIO}>
        {count.toLocaleString('en-US')} of {LONGEST_BIO.toLocaleString('en-US')} characters
        {count < SHORTEST_BIO && `, ${SHORTEST_BIO - count} more to go`}
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
        placeholder="https://"
        readOnly={isHeld}
        value={values[field]}
        onChange={({ currentTarget }) => type(field, currentTarget.value)}
      />
    )
  })
