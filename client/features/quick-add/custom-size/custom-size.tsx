import { useQuickAdd, useQuickAddIntents } from '#client/actors/projects/quick-add.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { selectCustomErrors, selectCustomLimits, selectCustomText } from '#machines/quick-add/selectors.ts'
import styles from './custom-size.module.css'
import * as say from './messages.ts'

/** Whole inches; the other side follows in the picture's ratio. */
export const CustomSize = () => {
  const limits = useQuickAdd(selectCustomLimits)
  const text = useQuickAdd(selectCustomText)
  const errors = useQuickAdd(selectCustomErrors)
  const { enterWidth, enterHeight } = useQuickAddIntents()
  return (
    <div className={styles.sides}>
      <Side name="width" label={say.width} text={text.width} error={errors.width} onText={enterWidth} />
      <Side name="height" label={say.height} text={text.height} error={errors.height} onText={enterHeight} />
      {limits && <p className={styles.limits}>{say.limitsOf(limits)}</p>}
    </div>
  )
}

interface SideProps {
  name: string
  label: string
  text: string
  error: string | null
  onText: (text: string) => void
}

/** An empty side is not wrong yet. */
const Side = ({ name, label, text, error, onText }: SideProps) => (
  <TextField
    name={name}
    label={label}
    error={text === '' ? undefined : (error ?? undefined)}
    inputMode="numeric"
    autoComplete="off"
    value={text}
    onChange={(event) => onText(event.currentTarget.value)}
  />
)
