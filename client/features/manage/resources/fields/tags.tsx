import { TagsInput } from '@chakra-ui/react'
import { useFieldError } from '#client/ui/form/field-errors.ts'
import { LabelledField } from '#client/ui/form/labelled-field.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import type { ControlProps } from './control-props.ts'
import styles from './fields.module.css'

const BETWEEN = /[,;]/

/**
 * A list, typed as tags between commas or semicolons (spec.md section 5). Left arrow and Backspace choose and
 * take away a tag; leaving the field adds what is typed.
 */
export const Tags = ({ field, held, isReadOnly, onType }: ControlProps<readonly string[]>) => (
  <LabelledField
    label={field.label}
    help={field.helpText ?? 'Separate with commas or semicolons.'}
    required={field.required}
    error={useFieldError(field.name)}
  >
    <TagsInput.Root
      unstyled
      delimiter={BETWEEN}
      addOnPaste
      blurBehavior="add"
      editable={false}
      readOnly={isReadOnly}
      value={[...held]}
      onValueChange={({ value }) => onType(value)}
    >
      <TagsInput.Control unstyled className={styles.tags}>
        {held.map((tag, index) => (
          <TagsInput.Item key={tag} unstyled index={index} value={tag}>
            <TagsInput.ItemPreview unstyled className={styles.tag}>
              <TagsInput.ItemText unstyled>{tag}</TagsInput.ItemText>
              {!isReadOnly && (
                <TagsInput.ItemDeleteTrigger unstyled className={styles.remove} aria-label={`Remove ${tag}`}>
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
          required={field.required && held.length === 0}
        />
      </TagsInput.Control>
    </TagsInput.Root>
  </LabelledField>
)
