import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button.tsx'
import * as say from '../messages.tsx'
import { Modal } from '../modal.tsx'
import { Form } from './form.tsx'
import styles from './making-dialog.module.css'

interface MakingDialogProps {
  /** 'project' */
  what: string
  form: {
    errors: ComponentProps<typeof Form>['errors']
    /** Nothing is to be tried again after it. */
    finalFailure: { message: string } | null
    isSaving: boolean
    cancel: () => void
  }
  onSubmit: (values: FormData, isValid: boolean) => void
  /** What it is called. */
  children: ReactNode
}

/** Asks what a new thing is called, and makes it. */
export const MakingDialog = ({ what, form, onSubmit, children }: MakingDialogProps) => (
  <Modal title={say.makeNew(what)} onClose={form.cancel}>
    <Form
      errors={form.errors}
      failure={form.finalFailure?.message ?? null}
      onSubmit={(values) => onSubmit(values, true)}
      onInvalid={(values) => onSubmit(values, false)}
    >
      {children}
      <div className={styles.actions}>
        {!form.finalFailure && (
          <Button type="submit" disabled={form.isSaving}>
            {form.isSaving ? say.creating : say.create(what)}
          </Button>
        )}
        <Button variant="outline" onClick={form.cancel}>
          {say.cancel}
        </Button>
      </div>
    </Form>
  </Modal>
)
