import { useSelector } from '@xstate/react'
import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Address, type CheckoutRef, useCheckoutIntents } from '#client/actors/orders/checkout.ts'
import { keepTyped, readTyped } from '#client/actors/orders/checkout-typed.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { useCartWord } from '#client/actors/projects/cart-word.ts'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import {
  selectAddress,
  selectFailure,
  selectFieldErrors,
  selectIsPending,
} from '#machines/checkout/selectors.ts'
import { pickErrors } from '../pick-errors.ts'
import type { CheckoutParts, Place } from '../slots.ts'
import styles from '../step.module.css'
import { Actions, StepSection } from '../step.tsx'
import { ADDRESS_FIELDS, AddressFields, RecipientFields } from './address-fields.tsx'
import * as say from './messages.ts'
import { readAddress, zipCodeAndStateOf } from './read-address.ts'
import { ZipQuestion } from './zip-question.tsx'

interface AddressStepProps extends Pick<CheckoutParts, 'PlaceField'> {
  checkout: CheckoutRef
  /** Where the project can be changed. */
  projectPath: string
}

/** Where it goes. What is looked up fills the fields in, and can be changed in them. */
export const AddressStep = ({ checkout, PlaceField, projectPath }: AddressStepProps) => {
  const kept = useSelector(checkout, selectAddress)
  const failure = useSelector(checkout, selectFailure)
  const errors = useSelector(checkout, selectFieldErrors)
  const isPending = useSelector(checkout, selectIsPending)
  const { submitAddress, failLookup } = useCheckoutIntents(checkout)
  const name = useAuth(selectUser)?.name ?? ''
  const [typed] = useState(readTyped(checkout).address)
  const [place, setPlace] = useState<Place>({})
  const [lookups, setLookups] = useState(0)
  const confirmed = useRef(kept?.postalCodeConfirmed ? zipCodeAndStateOf(kept) : null)
  const question = errors.postalCodeConfirmed
  const atFields = useMemo(
    () => pickErrors(ADDRESS_FIELDS, question ? { ...errors, postalCode: question } : errors),
    [errors, question],
  )
  const known: Partial<Address> = { name, ...kept, ...typed, ...place }
  return (
    <StepSection title={say.shippingAddress} lead={say.whereWeShip}>
      <div className={styles.form}>
        <Form
          errors={atFields}
          failure={failure?.message ?? null}
          onSubmit={(values) => {
            const address = readAddress(values, known)
            const postalCodeConfirmed = confirmed.current === zipCodeAndStateOf(address)
            submitAddress({ ...address, postalCodeConfirmed })
          }}
          onTyped={(values) => keepTyped(checkout, { address: readAddress(values, known) })}
        >
          <RecipientFields address={known} />
          {PlaceField && (
            <PlaceField
              onPlace={(found) => {
                setPlace(found)
                setLookups(lookups + 1)
              }}
              onFailed={failLookup}
            />
          )}
          <AddressFields key={lookups} address={known} />
          {question && (
            <ZipQuestion
              question={question}
              isPending={isPending}
              onConfirm={() => {
                confirmed.current = kept && zipCodeAndStateOf(kept)
              }}
            />
          )}
          <Actions>
            <Button type="submit" size="lg" disabled={isPending}>
              {isPending ? say.pricingShipping : say.continueToReview}
            </Button>
            <Link to={projectPath} className={makeButtonClass({ size: 'lg', variant: 'plain' })}>
              {say.backToYour(useCartWord())}
            </Link>
          </Actions>
        </Form>
      </div>
    </StepSection>
  )
}
