import type { RunningReview } from '#client/actors/projects/review.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import * as say from '../messages.tsx'
import styles from './saying.module.css'

/** Asked once a visit, when something is said for the first time. */
export const NameForm = ({ review: { errors, failure, giveName, drop } }: { review: RunningReview }) => (
  <div className={styles.form}>
    <Form
      errors={errors}
      failure={failure?.message ?? null}
      onSubmit={(values) => giveName(String(values.get('author')).trim())}
    >
      <TextField
        label={say.yourName}
        name="author"
        help={say.soTheyKnow}
        autoComplete="name"
        maxLength={100}
        required
        autoFocus
      />
      <div className={styles.choices}>
        <Button type="submit">{say.send}</Button>
        <Button variant="outline" onClick={drop}>
          {say.cancel}
        </Button>
      </div>
    </Form>
  </div>
)
