import type { ReactNode } from 'react'
import type { RunningSecondFactor } from '#client/actors/people/second-factor.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import * as say from '../messages.tsx'
import styles from './two-step.module.css'

interface CodeFormProps {
  factor: RunningSecondFactor
  /** What it comes to. */
  lead: string
  submit: ReactNode
  onSubmit: (values: FormData) => void
  onCancel: () => void
  /** What is asked besides the code. */
  children?: ReactNode
}

/** What is done by a code only: of the app, or one for recovery. */
export const CodeForm = ({ factor, lead, submit, onSubmit, onCancel, children }: CodeFormProps) => (
  <Form errors={factor.errors} failure={factor.failure?.message ?? null} onSubmit={onSubmit}>
    <p>{lead}</p>
    {children}
    <TextField
      label={say.code}
      name="code"
      autoComplete="one-time-code"
      help={say.appOrRecoveryCode}
      required
    />
    <div className={styles.choices}>
      {submit}
      <Button variant="outline" disabled={factor.isPending} onClick={onCancel}>
        {say.cancel}
      </Button>
    </div>
  </Form>
)
