import { Button } from '#client/ui/button.tsx'
import * as say from './messages.ts'
import styles from './zip-question.module.css'

interface ZipQuestionProps {
  /** As it stands at the field. */
  question: string
  isPending: boolean
  onConfirm: () => void
}

/**
 * A ZIP code of another state is a slip, as a rule; whoever knows better says so. It sends the form that it
 * stands in.
 */
export const ZipQuestion = ({ question, isPending, onConfirm }: ZipQuestionProps) => (
  <fieldset className={styles.question} aria-label={question}>
    <Button
      size="sm"
      variant="outline"
      disabled={isPending}
      onClick={({ currentTarget }) => changeZipCode(currentTarget.form)}
    >
      {say.changeIt}
    </Button>
    <Button type="submit" size="sm" variant="outline" disabled={isPending} onClick={onConfirm}>
      {say.useItAnyway}
    </Button>
  </fieldset>
)

const changeZipCode = (form: HTMLFormElement | null) => {
  const field = form?.elements.namedItem('postalCode')
  if (field instanceof HTMLInputElement) field.select()
}
