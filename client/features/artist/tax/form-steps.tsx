import { useEffect, useRef } from 'react'
import { type TaxForm, useTaxForm } from '#client/actors/artist/tax-form.ts'
import type { OwnTaxFormsPartsFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import styles from '../terms.module.css'
import { AnotherForm } from './another-form.tsx'
import { BusinessFields } from './business-fields.tsx'
import * as say from './messages.tsx'
import { Question } from './question.tsx'
import { Signing } from './signing.tsx'
import { W8benFields } from './w8ben-fields.tsx'
import { W9Fields } from './w9-fields.tsx'

interface FormStepsProps {
  owner: string
  forms: OwnTaxFormsPartsFragment
  /** Whether another one was asked for, though one counts. */
  isWanted: boolean
  onWanted: () => void
  onFiled: () => void
  /** What is shown is to be read again. */
  onOutdated: () => void
}

/** A new form, one step at a time: which one it is, what it says, and the signature. */
export const FormSteps = ({ owner, forms, isWanted, onWanted, ...handlers }: FormStepsProps) => {
  const form = useTaxForm(owner, forms.current?.token ?? null, handlers)
  const { step, answerPerson, answerBusiness, back } = form
  const section = useFocusOfStep(step)
  if (step === 'done') return null
  if (step === 'person' && forms.current && !isWanted) return <AnotherForm onWanted={onWanted} />
  return (
    <section className={styles.card} ref={section} tabIndex={-1} aria-label={say.newTaxForm}>
      {step === 'person' && (
        <Question
          heading={say.areYouUsPerson}
          says={say.whoIsUsPerson}
          choices={[
            [say.yesUsPerson, () => answerPerson(true)],
            [say.no, () => answerPerson(false)],
          ]}
        />
      )}
      {step === 'business' && (
        <Question
          heading={say.personOrBusiness}
          says={say.whatEachSigns}
          choices={[
            [say.aPerson, () => answerBusiness(false)],
            [say.aBusiness, () => answerBusiness(true)],
          ]}
          onBack={back}
        />
      )}
      {step === 'details' && <Details form={form} forms={forms} />}
      {step === 'signature' && <Signing form={form} forms={forms} />}
    </section>
  )
}

/** Leads whoever goes on to where the next step begins. */
const useFocusOfStep = (step: TaxForm['step']) => {
  const section = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    section.current?.focus()
    section.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return section
}

const TITLES = {
  'W-9': 'W-9',
  'W-8BEN': 'W-8BEN',
  'W-8BEN-E': say.businessAbroad,
} as const

const Details = ({ form, forms }: { form: TaxForm; forms: OwnTaxFormsPartsFragment }) => {
  const { type, errors, failure, isPending, submit, back } = form
  if (type === null) return null
  return (
    <>
      <h2>{TITLES[type]}</h2>
      <Form errors={errors} failure={failure?.message ?? null} onSubmit={submit}>
        <fieldset className={styles.fields} disabled={isPending}>
          {type === 'W-9' && <W9Fields form={form} states={forms.states} />}
          {type === 'W-8BEN' && <W8benFields form={form} countries={forms.countries} />}
          {type === 'W-8BEN-E' && <BusinessFields form={form} countries={forms.countries} />}
          <div className={styles.actions}>
            <Button type="submit" disabled={isPending}>
              {isPending ? say.checking : type === 'W-8BEN-E' ? say.iWillSendIt : say.continueToSign}
            </Button>
            <Button variant="outline" onClick={back}>
              {say.back}
            </Button>
          </div>
        </fieldset>
      </Form>
    </>
  )
}
