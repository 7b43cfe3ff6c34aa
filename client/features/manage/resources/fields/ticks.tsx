import { Checkbox, CheckboxGroup, useFieldContext } from '@chakra-ui/react'
import { useFieldError } from '#client/ui/form/field-errors.ts'
import { LabelledField } from '#client/ui/form/labelled-field.tsx'
import type { ControlProps } from './control-props.ts'
import styles from './fields.module.css'

/** Any of what the server offers, in its order; what it offers no more can be taken away. */
export const Ticks = (props: ControlProps<readonly string[]>) => {
  const { name, label, helpText, required } = props.field
  return (
    <LabelledField
      label={required ? `${label} *` : label}
      help={helpText ?? undefined}
      required={false}
      error={useFieldError(name)}
    >
      <Boxes {...props} />
    </LabelledField>
  )
}

const Boxes = ({ field, held, isReadOnly, onType }: ControlProps<readonly string[]>) => {
  const { ids, getInputProps } = useFieldContext()
  const offered = (field.choices ?? []).map(({ value, displayName }) => ({ value, label: displayName }))
  const others = held.filter((value) => offered.every((each) => each.value !== value))
  const all = [...offered, ...others.map((value) => ({ value, label: value }))]
  return (
    <CheckboxGroup
      id={ids.control}
      className={styles.ticks}
      aria-labelledby={ids.label}
      aria-describedby={getInputProps()['aria-describedby']}
      readOnly={isReadOnly}
      value={[...held]}
      onValueChange={(ticked) =>
        onType(all.map(({ value }) => value).filter((value) => ticked.includes(value)))
      }
    >
      {all.map(({ value, label }) => (
        <Checkbox.Root
          key={value}
          unstyled
          className={styles.tick}
          value={value}
          ids={{ hiddenInput: `${ids.control}-${value}`, label: `${ids.control}-${value}-label` }}
        >
          <Checkbox.HiddenInput name={field.name} />
          <Checkbox.Control unstyled className={styles.box}>
            <Checkbox.Indicator />
          </Checkbox.Control>
          <Checkbox.Label unstyled>{label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </CheckboxGroup>
  )
}
