import type { MoneyChanging } from '#client/actors/money-change.ts'
import { useHeldSecret } from '#client/actors/secret-field.ts'
import type { OwnPaymentAccountFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { Modal } from '#client/ui/modal.tsx'
import * as say from './messages.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './payment.module.css'

interface ChangeDialogProps {
  accounts: readonly OwnPaymentAccountFragment[]
  change: MoneyChanging
}

/** Asks for the password before payments go elsewhere, or an account is removed. */
export const ChangeDialog = ({ accounts, change }: ChangeDialogProps) => {
  const { command } = change
  if (command?.kind !== 'own-account') return null
  const account = accounts.find(({ token }) => token === command.token)
  return (
    <Asking name={account?.account ?? ''} isDefault={account?.default ?? false} {...{ change, command }} />
  )
}

interface AskingProps {
  name: string
  isDefault: boolean
  command: { change: 'choose' | 'remove' }
  change: MoneyChanging
}

const Asking = ({ name, isDefault, command, change }: AskingProps) => {
  const { isPending, errors, failure, confirm, dismiss } = change
  const hold = useHeldSecret()
  const isChoice = command.change === 'choose'
  return (
    <Modal
      title={isChoice ? say.sendPaymentsTo(name) : say.removeAccount(name)}
      isHeld={isPending}
      onClose={dismiss}
    >
      <Form
        errors={errors}
        failure={failure?.message ?? null}
        onSubmit={(typed) => confirm({ password: hold(String(typed.get('password') ?? '')) })}
      >
        <div className={styles.form}>
          <p>
            {isChoice ? say.whatChoosingDoes : isDefault ? say.whatRemovingDefaultDoes : say.whatRemovingDoes}
          </p>
          <PasswordField />
          <div className={styles.actions}>
            <Button type="submit" variant={isChoice ? 'solid' : 'danger'} disabled={isPending}>
              {isPending ? say.saving : isChoice ? say.payMeHere : say.remove}
            </Button>
            <Button variant="outline" disabled={isPending} onClick={dismiss}>
              {say.cancel}
            </Button>
          </div>
        </div>
      </Form>
    </Modal>
  )
}
