import { useEffect, useRef } from 'react'
import { type TaxForm, useTaxForm } from '#client/actors/artist/tax-form.ts'
import type { OwnTaxFormsPartsFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import styles from '../terms.module.css'
import { AnotherForm } from './another-form.tsx'
import { BusinessFields } from './business-fields.tsx'
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
    <section className={styles.card} ref={section} tabIndex={-1} aria-label="New tax form">
      {step === 'person' && (
        <Question
          heading="Are you a US person?"
          says="A US person is a citizen or a resident of the United States, or a business that was formed there."
          choices={[
            ['Yes, a US person', () => answerPerson(true)],
            ['No', () => answerPerson(false)],
          ]}
        />
      )}
      {step === 'business' && (
        <Question
          heading="Are you a person or a business?"
          says="A person outside the United States signs a W-8BEN here. A business sends us a W-8BEN-E."
          choices={[
            ['A person', () => answerBusiness(false)],
            ['A business', () => answerBusiness(true)],
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
  'W-8BEN-E': 'A business outside the United States',
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
              {isPending ? 'Checking…' : type === 'W-8BEN-E' ? 'I will send it' : 'Continue to sign'}
            </Button>
            <Button variant="outline" onClick={back}>
              Back
            </Button>
          </div>
        </fieldset>
      </Form>
    </>
  )
}
