import { TextAreaField } from '#client/ui/form/text-field.tsx'
import { type ControlProps, labelOf, useFault } from './control-props.ts'
import { faultOf } from './convert.ts'
import styles from './fields.module.css'

/** A nested object, typed as JSON; what is not valid stays to be mended (spec.md section 5). */
export const JsonInput = ({ field, held, isReadOnly, onType }: ControlProps<string>) => (
  <TextAreaField
    {...labelOf(field)}
    ref={useFault<HTMLTextAreaElement>(faultOf('json', held))}
    className={styles.code}
    spellCheck={false}
    readOnly={isReadOnly}
    value={held}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
)
