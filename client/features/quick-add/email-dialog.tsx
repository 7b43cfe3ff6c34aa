import { useAddToCart, useAddToCartIntents } from '#client/actors/projects/add-to-cart.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { selectEmail, selectEmailErrors } from '#machines/add-to-cart/selectors.ts'
import styles from './email-dialog.module.css'
import * as say from './messages.ts'

/**
 * A guest gives an email to keep what they chose, or signs in to finish it there (spec.md section 4, Adding
 * to cart).
 */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const email = useAddToCart(selectEmail)
  const errors = useAddToCart(selectEmailErrors)
  const { submitEmail, signInInstead } = useAddToCartIntents()
  return (
    <Modal title={say.saveYourCart} onClose={onClose}>
      <p className={styles.why}>{say.whyEmail}</p>
      <Form
        errors={errors}
        failure={null}
        onSubmit={(values) => submitEmail(String(values.get('email') ?? ''))}
      >
        <TextField
          name="email"
          label={say.email}
          type="email"
          autoComplete="email"
          required
          autoFocus
          defaultValue={email}
        />
        <div className={styles.actions}>
          <Button type="submit">{say.goOn}</Button>
          <Button variant="plain" onClick={signInInstead}>
            {say.signInInstead}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
