import type { MoneyChanging } from '#client/actors/money-change.ts'
import { useHeldSecret } from '#client/actors/secret-field.ts'
import type { OwnPaymentAccountFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { Modal } from '#client/ui/modal.tsx'
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
      title={isChoice ? `Send payments to ${name}?` : `Remove ${name}?`}
      isHeld={isPending}
      onClose={dismiss}
    >
      <Form
        errors={errors}
        failure={failure?.message ?? null}
        onSubmit={(typed) => confirm({ password: hold(String(typed.get('password') ?? '')) })}
      >
        <div className={styles.form}>
          <p>{isChoice ? CHOICE : isDefault ? REMOVED_DEFAULT : REMOVED}</p>
          <PasswordField />
          <div className={styles.actions}>
            <Button type="submit" variant={isChoice ? 'solid' : 'danger'} disabled={isPending}>
              {isPending ? 'Saving…' : isChoice ? 'Pay me here' : 'Remove'}
            </Button>
            <Button variant="outline" disabled={isPending} onClick={dismiss}>
              Cancel
            </Button>
          </div>
        </div>
      </Form>
    </Modal>
  )
}

const CHOICE = 'For your safety payments wait some days after this. We mail you about it.'
const REMOVED = 'Nothing is paid into it any more. It stays in your history.'
const REMOVED_DEFAULT =
  'Payments go there now: they wait until you choose another account. It stays in your history.'
