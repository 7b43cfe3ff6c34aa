import { useId } from 'react'
import { type ReturnReason, useReturnRequest } from '#client/actors/orders/return-request.ts'
import type { ReturnPageQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField } from '#client/ui/form/text-field.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { dropPictures } from '#client/ui/picture-choice/drop-pictures.ts'
import { PictureChoice } from '#client/ui/picture-choice/picture-choice.tsx'
import { ACCEPTED, MOST } from '#machines/artist-message/selectors.ts'
import { LONGEST } from '#machines/return-request/selectors.ts'
import { reasons } from '../messages.ts'
import { ReturnPicture } from '../return-picture.tsx'
import { ItemsChoice } from './items-choice.tsx'
import * as say from './messages.tsx'
import styles from './return-page.module.css'

interface ReturnFormProps {
  order: NonNullable<ReturnPageQuery['order']>
  owner: string | null
  cartToken: string | null
  onRequested: () => void
}

const CHOICES: readonly (readonly [ReturnReason, string])[] = [
  ['damaged', reasons.DAMAGED],
  ['wrong', reasons.WRONG],
  ['unwanted', reasons.UNWANTED],
  ['other', reasons.OTHER],
]

/** What goes back and why, with the sum before it is asked for. */
export const ReturnForm = ({ order, owner, cartToken, onRequested }: ReturnFormProps) => {
  const { orderId, lines, returns } = order
  const request = useReturnRequest({ owner, orderId }, returns, onRequested)
  const { reason, text, total, errors, failure, isSending, added } = request
  const picturesId = useId()
  const sumId = useId()
  const addPictures = (files: readonly File[]) => {
    if (!isSending) request.addPictures(files)
  }
  return (
    <div {...dropPictures(addPictures)}>
      <Form errors={errors} failure={failure?.message ?? null} onSubmit={request.submit}>
        <ItemsChoice
          lines={lines}
          left={request.left}
          counts={request.counts}
          isDisabled={isSending}
          onCount={request.count}
        />
        <SelectField
          label={say.reason}
          name="reason"
          value={reason ?? ''}
          disabled={isSending}
          onChange={({ currentTarget: { value } }) =>
            request.choose(CHOICES.find(([each]) => each === value)?.[0] ?? null)
          }
        >
          <option value="">{say.chooseReason}</option>
          {CHOICES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={reason === 'other' ? say.tellUsWhy : say.anythingElse}
          name="text"
          value={text}
          maxLength={LONGEST}
          readOnly={isSending}
          onChange={({ currentTarget }) => request.type(currentTarget.value)}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one */}
        <div role="group" aria-labelledby={picturesId} className={styles.pictures}>
          <p id={picturesId} className={styles.name}>
            {reason === 'damaged' ? say.picturesOfDamage : say.picturesOptional}
          </p>
          <PictureChoice
            {...added}
            isAdding={request.isAdding}
            isSending={isSending}
            failure={request.pictureFailure?.message ?? null}
            accept={ACCEPTED}
            most={MOST}
            hasCamera
            thumbOf={(id) => <ReturnPicture orderId={orderId} cartToken={cartToken} id={id} size="THUMB" />}
            onChosen={addPictures}
            onRemove={request.removePicture}
            onRetry={request.retryPictures}
          />
        </div>
        <p id={sumId} className={styles.sum} aria-live="polite">
          {total === null ? say.chooseForRefund : say.youGetBack(<strong>{formatMoney(total)}</strong>)}
        </p>
        <Button
          type="submit"
          size="lg"
          aria-describedby={sumId}
          disabled={isSending || added.waiting.length > 0}
        >
          {isSending ? say.requesting : say.requestReturn}
        </Button>
      </Form>
    </div>
  )
}
