import { Link, useNavigate } from 'react-router-dom'
import { useFindOrder } from '#client/actors/orders/find-order.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import * as say from '../messages.tsx'
import styles from './find.module.css'

/** Opens an order that was placed without an account (spec.md section 2, Orders). */
export const Component = () => {
  usePageTitle(say.findYourOrder)
  const navigate = useNavigate()
  const { errors, failure, isPending, find } = useFindOrder((place) => void navigate(place))
  return (
    <section className={styles.page}>
      <h1>{say.findYourOrder}</h1>
      <p className={styles.lead}>{say.bothAreInMail}</p>
      <Form
        errors={errors}
        failure={failure?.message ?? null}
        onSubmit={(values) => find(String(values.get('orderId')).trim(), String(values.get('email')).trim())}
      >
        <TextField
          label={say.orderNumberLabel}
          name="orderId"
          help={say.likeNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <TextField label={say.email} name="email" type="email" autoComplete="email" required />
        <Button type="submit" size="lg" disabled={isPending}>
          {isPending ? say.finding : say.findOrder}
        </Button>
      </Form>
      <p className={styles.other}>
        {say.signInToSeeAll(<Link to="/accounts/login?redirect=%2Forders">{say.signIn}</Link>)}
      </p>
    </section>
  )
}
