import { useId, useState } from 'react'
import { type ReturnReason, totalBack, useReturnRequest } from '#client/actors/orders/return-request.ts'
import type { ReturnPageQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField } from '#client/ui/form/text-field.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { REASONS } from '../one/returns/words.ts'
import { LineChoice } from './line-choice.tsx'
import { PicturesChoice } from './pictures-choice.tsx'
import styles from './return-page.module.css'

interface ReturnFormProps {
  order: NonNullable<ReturnPageQuery['order']>
  cartToken: string | null
  onRequested: () => void
}

const CHOICES = [
  ['damaged', REASONS.DAMAGED],
  ['wrong', REASONS.WRONG],
  ['unwanted', REASONS.UNWANTED],
  ['other', REASONS.OTHER],
] as const

/** What goes back and why, with the sum before it is asked for. */
export const ReturnForm = ({ order, cartToken, onRequested }: ReturnFormProps) => {
  const { orderId, lines, returns } = order
  // What can be returned is as it was when the page was opened; the service says where that has changed.
  const [left] = useState(() => returns.left.map(({ id, quantity }) => ({ id: Number(id), quantity })))
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const [reason, setReason] = useState<ReturnReason | null>(null)
  const [text, setText] = useState('')
  const request = useReturnRequest({ orderId, left }, cartToken, onRequested)
  const sumId = useId()
  const wanted = [...chosen]
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id, quantity }))
  const total = totalBack(returns.refundable, wanted, reason)
  return (
    <Form
      errors={request.errors}
      failure={request.failure?.message ?? null}
      onSubmit={() => request.submit({ lines: wanted, reason, text: text.trim() })}
    >
      <fieldset className={styles.lines} disabled={request.isSending}>
        <legend>Items</legend>
        {left.map(({ id, quantity }) => {
          const line = lines.find((each) => each.id === `${id}`)
          return (
            line && (
              <LineChoice
                key={id}
                line={line}
                most={quantity}
                count={chosen.get(id) ?? 0}
                onChange={(count) => setChosen(new Map(chosen).set(id, count))}
              />
            )
          )
        })}
        {request.errors.lines && (
          <p role="alert" className={styles.wrong}>
            {request.errors.lines}
          </p>
        )}
      </fieldset>
      <SelectField
        label="Reason"
        name="reason"
        value={reason ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setReason(CHOICES.find(([each]) => each === value)?.[0] ?? null)
        }
      >
        <option value="">Choose a reason</option>
        {CHOICES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={reason === 'other' ? 'Tell us why' : 'Anything we should know? (optional)'}
        name="text"
        value={text}
        maxLength={1_000}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <PicturesChoice request={request} isNeeded={reason === 'damaged'} />
      <p id={sumId} className={styles.sum} aria-live="polite">
        {wanted.length > 0 ? (
          <>
            You’ll get back <strong>{formatMoney(total)}</strong>
          </>
        ) : (
          'Choose what you’re returning to see your refund.'
        )}
      </p>
      <Button
        type="submit"
        size="lg"
        aria-describedby={sumId}
        disabled={request.isSending || request.added.waiting.length > 0}
      >
        {request.isSending ? 'Requesting…' : 'Request return'}
      </Button>
    </Form>
  )
}
