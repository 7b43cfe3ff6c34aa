import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { FieldErrors } from '#client/ui/form/field-errors.ts'
import { Form } from '#client/ui/form/form.tsx'
import * as say from './messages.tsx'

interface AccountFormProps {
  errors: FieldErrors
  failure: { message: string } | null
  isPending: boolean
  /** On its button: what it does, and that it is doing so. */
  action: string
  doing: string
  onSubmit: (values: FormData) => void
  onCancel: () => void
  /** Its fields. */
  children: ReactNode
}

/** A form that one may leave undone, but not while it is not known whether it is done. */
export const AccountForm = (props: AccountFormProps) => {
  const { errors, failure, isPending, action, doing, onSubmit, onCancel, children } = props
  return (
    <Form errors={errors} failure={failure?.message ?? null} onSubmit={onSubmit}>
      {children}
      <Button type="submit" size="lg" disabled={isPending}>
        {isPending ? doing : action}
      </Button>
      <Button variant="outline" size="lg" disabled={isPending} onClick={onCancel}>
        {say.cancel}
      </Button>
    </Form>
  )
}
