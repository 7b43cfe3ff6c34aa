import { Combobox, createListCollection } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useRecordLookup } from '#client/actors/record-lookup.ts'
import { Button } from '#client/ui/button.tsx'
import { useFieldError } from '#client/ui/form/field-errors.ts'
import { LabelledField } from '#client/ui/form/labelled-field.tsx'
import { ChevronIcon, CloseIcon } from '#client/ui/icons.tsx'
import * as say from '../messages.tsx'
import { type ControlProps, useLabelled } from './control-props.ts'
import styles from './fields.module.css'
import { lookedUpBy } from './kind.ts'

/** Another record, found by what it is called. */
export const Lookup = ({ field, held, isReadOnly, onType }: ControlProps<string>) => {
  const lookup = useRecordLookup({ resource: lookedUpBy(field), label: field.label })
  const { entries } = lookup
  /** What is typed; null while the field shows what is chosen. */
  const [words, setWords] = useState<string | null>(null)
  /** What was chosen here: other words may be looked for by now. */
  const [chosen, setChosen] = useState<(typeof entries)[number] | null>(null)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  /** What was found for earlier words fits only as far as it has these. */
  const fitting = useMemo(
    () =>
      lookup.isPending && words !== null
        ? entries.filter(({ label }) => label.toLowerCase().includes(words.trim().toLowerCase()))
        : entries,
    [entries, lookup.isPending, words],
  )
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...fitting],
        itemToValue: ({ value }) => value,
        itemToString: ({ label }) => label,
      }),
    [fitting],
  )
  const isFitting = (value: string | null) => fitting.some((entry) => entry.value === value)
  const nameOfHeld = [...entries, ...(chosen ? [chosen] : [])].find(({ value }) => value === held)?.label

  const choose = (value: string) => {
    if (value !== '' && !isFitting(value)) return
    setChosen(entries.find((entry) => entry.value === value) ?? null)
    setWords(null)
    onType(value)
  }
  return (
    <LabelledField
      label={field.label}
      help={field.helpText ?? undefined}
      required={field.required}
      error={useFieldError(field.name)}
    >
      <Combobox.Root
        unstyled
        collection={collection}
        readOnly={isReadOnly}
        openOnClick
        inputBehavior="autohighlight"
        highlightedValue={isFitting(highlighted) ? highlighted : (fitting[0]?.value ?? null)}
        onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
        value={held === '' ? [] : [held]}
        inputValue={words ?? nameOfHeld ?? held}
        onValueChange={({ value: [value = ''] }) => choose(value)}
        onInputValueChange={({ inputValue, reason }) => {
          if (reason !== 'input-change') return
          setWords(inputValue)
          lookup.type(inputValue)
        }}
        onOpenChange={({ open }) => {
          if (!open) setWords(null)
        }}
      >
        <Combobox.Control unstyled className={styles.lookup} aria-busy={lookup.isPending}>
          <Input name={field.name} required={field.required} />
          {!isReadOnly && held !== '' && !field.required && (
            <Combobox.ClearTrigger
              unstyled
              className={styles.remove}
              aria-label={say.clearField(field.label)}
            >
              <CloseIcon />
            </Combobox.ClearTrigger>
          )}
          <Combobox.Trigger unstyled className={styles.remove} aria-label={say.showField(field.label)}>
            <ChevronIcon />
          </Combobox.Trigger>
        </Combobox.Control>
        <Combobox.Positioner unstyled>
          <Combobox.Content unstyled className={styles.entries}>
            {fitting.map((entry) => (
              <Combobox.Item key={entry.value} unstyled item={entry} className={styles.entry}>
                {entry.label}
              </Combobox.Item>
            ))}
            {lookup.isNothingFound && <Combobox.Empty unstyled>{say.nothingFound}</Combobox.Empty>}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
      {lookup.failure && (
        <p role="alert" className={styles.failed}>
          {lookup.failure}
          <Button variant="outline" size="sm" onClick={lookup.retry}>
            {say.retry}
          </Button>
        </p>
      )}
    </LabelledField>
  )
}

const Input = ({ name, required }: { name: string; required: boolean }) => (
  <Combobox.Input
    unstyled
    className={styles.lookupInput}
    name={name}
    required={required}
    autoComplete="off"
    {...useLabelled().said}
  />
)
