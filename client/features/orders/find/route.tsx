import { Link, useNavigate } from 'react-router-dom'
import { useFindOrder } from '#client/actors/orders/find-order.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import styles from './find.module.css'

/** Opens an order that was placed without an account (spec.md section 2, Orders). */
export const Component = () => {
  usePageTitle('Find your order')
  const navigate = useNavigate()
  const { errors, failure, isPending, find } = useFindOrder((place) => void navigate(place))
  return (
    <section className={styles.page}>
      <h1>Find your order</h1>
      <p className={styles.lead}>Both are in the email that we sent when you ordered.</p>
      <Form
        errors={errors}
        failure={failure?.message ?? null}
        onSubmit={(values) => find(String(values.get('orderId')).trim(), String(values.get('email')).trim())}
      >
        <TextField
          label="Order number"
          name="orderId"
          help="Like K7Q2-9MXD."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <Button type="submit" size="lg" disabled={isPending}>
          {isPending ? 'Finding…' : 'Find order'}
        </Button>
      </Form>
      <p className={styles.other}>
        Have an account? <Link to="/accounts/login?redirect=%2Forders">Sign in</Link> to see all your orders.
      </p>
    </section>
  )
}
