import { TagsInput } from '@chakra-ui/react'
import { useState } from 'react'
import { useFieldError } from '#client/ui/form/field-errors.ts'
import { LabelledField } from '#client/ui/form/labelled-field.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import * as say from '../messages.tsx'
import { type ControlProps, useLabelled } from './control-props.ts'
import styles from './fields.module.css'
import { splitTags } from './split-tags.ts'

/** Chakra's own way loses what comes in one go and ends with a delimiter, as dictated text may. */
const NEVER = /(?!)/

/**
 * A list, typed as tags between commas or semicolons (spec.md section 5). Left arrow and Backspace choose and
 * take away a tag; leaving the field adds what is typed.
 */
export const Tags = (props: ControlProps<readonly string[]>) => {
  const { name, label, helpText, required } = props.field
  return (
    <LabelledField
      label={label}
      help={helpText ?? say.separateTags}
      required={required}
      error={useFieldError(name)}
    >
      <Input {...props} />
    </LabelledField>
  )
}

const Input = ({ field, held, isReadOnly, onType }: ControlProps<readonly string[]>) => {
  const { id, said } = useLabelled()
  const [words, setWords] = useState('')
  const type = (text: string) => {
    const { tags, rest } = splitTags(held, text)
    setWords(rest)
    if (tags.length > held.length) onType(tags)
  }
  return (
    <TagsInput.Root
      unstyled
      ids={{ input: id, hiddenInput: `${id}-all` }}
      delimiter={NEVER}
      blurBehavior="add"
      editable={false}
      readOnly={isReadOnly}
      inputValue={words}
      onInputValueChange={({ inputValue }) => type(inputValue)}
      value={[...held]}
      onValueChange={({ value }) => onType(value)}
    >
      <TagsInput.Control unstyled className={styles.tags}>
        {held.map((tag, index) => (
          <TagsInput.Item key={tag} unstyled index={index} value={tag}>
            <TagsInput.ItemPreview unstyled className={styles.tag}>
              <TagsInput.ItemText unstyled>{tag}</TagsInput.ItemText>
              {!isReadOnly && (
                <TagsInput.ItemDeleteTrigger
                  unstyled
                  className={styles.remove}
                  aria-label={say.removeTag(tag)}
                >
                  <CloseIcon />
                </TagsInput.ItemDeleteTrigger>
              )}
            </TagsInput.ItemPreview>
          </TagsInput.Item>
        ))}
        <TagsInput.Input
          unstyled
          name={field.name}
          className={styles.tagInput}
          {...said}
          required={field.required && held.length === 0}
        />
      </TagsInput.Control>
    </TagsInput.Root>
  )
}
