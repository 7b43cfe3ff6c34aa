import { expect } from '@playwright/test'
import type { AnyMachineSnapshot, InputFrom } from 'xstate'
import type {
  CheckTaxFormMutation,
  CheckTaxFormMutationVariables,
  FileTaxFormMutation,
  FileTaxFormMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { taxFormMachine } from '#machines/tax-form/machine.ts'
import type { FormDraft, FormType, taxFormPorts } from '#machines/tax-form/ports.ts'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { openSignedIn } from '../../../../journeys/session.ts'
import {
  filed as done,
  formChanged,
  taxForm as walk,
  wordsChanged,
  wrongCountry,
  wrongNumber,
  wrongSignature,
} from '../../../fixtures/artists/tax-form.ts'
import { outage, throttled } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { expectNotice, loseSession, signInLink, submitSignIn } from '../../people.ts'
import { takeNewKey } from '../../sent.ts'
import type { Visit } from '../../visit.ts'

const ARTIST = { email: 'artist@aquatint.test', password: DEMO_PASSWORD }
const SSN = '536-90-4834'
/** Stands in the examples for the reference that the page makes. */
const NUMBER = 'secret-tin'

/** What is filled in, in this order, and how the field is called. */
const FIELDS: Readonly<Record<string, readonly (readonly [name: string, label: string, typed: string])[]>> = {
  'W-9': [
    ['name', 'Name *', 'Ada Ink'],
    ['classification', 'Tax classification *', 'individual'],
    ['street', 'Street and number *', '12 Mill Lane'],
    ['city', 'City *', 'Hudson'],
    ['state', 'State *', 'NY'],
    ['zip', 'ZIP code *', '12534'],
    ['tin_type', 'Kind of number *', 'ssn'],
    ['tin', 'Taxpayer number *', NUMBER],
  ],
  'W-8BEN': [],
  'W-8BEN-E': [
    ['name', 'Name of the business *', 'Ada Ink'],
    ['country', 'Country where it was formed *', 'CH'],
  ],
}
const CHOICES: readonly string[] = ['classification', 'state', 'tin_type', 'country']
const fieldsOf = ({ context: { type } }: AnyMachineSnapshot) => FIELDS[type] ?? []
const isFilled = (snapshot: AnyMachineSnapshot) =>
  fieldsOf(snapshot).length > 0 && fieldsOf(snapshot).every(([name]) => name in snapshot.context.draft)

const main = ({ page }: Visit) => page.getByRole('main')
const button = (visit: Visit, name: string) => main(visit).getByRole('button', { name, exact: true })
const heading = (visit: Visit, name: string | RegExp) =>
  main(visit).getByRole('heading', { level: 2, name, exact: true })
const labelled = (visit: Visit, label: string) => main(visit).getByLabel(label, { exact: true })
const alert = (visit: Visit) => main(visit).getByRole('alert')

/** What is of the other form stays on the page. */
const sentOf = (type: FormType, draft: FormDraft) =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field]) => field === 'signature' || FIELDS[type]?.some(([name]) => name === field),
    ),
  )

const opened = (draft: FormDraft) => ({ ...draft, ...('tin' in draft && { tin: SSN }) })

const checked = (userErrors: ReturnType<typeof userErrorsOf>): CheckTaxFormMutation => ({
  __typename: 'Mutation',
  checkTaxForm: { __typename: 'CheckTaxFormPayload', userErrors },
})

const filed = (said: Partial<FileTaxFormMutation['fileTaxForm']>): FileTaxFormMutation => ({
  __typename: 'Mutation',
  fileTaxForm: { __typename: 'OwnTaxFormsPayload', taxForms: null, userErrors: [], ...said },
})

const FORMS: FileTaxFormMutation['fileTaxForm']['taxForms'] = {
  __typename: 'OwnTaxForms',
  current: null,
  earlier: [],
  words: [],
  countries: [],
  states: [],
}

const expectFailure = async (visit: Visit, { context: { failure } }: AnyMachineSnapshot) => {
  if (failure === null) return expect(alert(visit)).toHaveCount(0)
  const words = failure.kind === 'invalid' ? Object.values<string>(failure.fields) : [failure.message]
  for (const each of words) await expect(main(visit).getByText(each).first()).toBeVisible()
}

// Issue 16, lines 7 to 11 and 14
export const taxForm = browserWalkOf<typeof taxFormMachine>(walk)({
  openings: [
    {
      input: { owner: 'u-isaura' },
      taken: [],
      open: async (visit) => {
        await openSignedIn(visit.page, ARTIST, '/artist/account/tax')
        await expect(heading(visit, /^(Are you a US person\?|W-.*)$/).first()).toBeVisible()
        const another = button(visit, 'File a new form')
        if (await another.isVisible()) await another.click()
      },
    },
  ],
  hears: ['signedIn', 'signedOut'],
  walk: {
    events: [
      { type: 'person.answered', isUsPerson: true },
      { type: 'person.answered', isUsPerson: false },
      { type: 'business.answered', isBusiness: true },
      { type: 'business.answered', isBusiness: false },
      ...Object.values(FIELDS).flatMap((fields) =>
        fields.map(([field, , typed]) => ({ type: 'field.typed', field, typed }) as const),
      ),
      { type: 'field.typed', field: 'signature', typed: 'Ada Ink' },
      { type: 'details.submitted', idempotencyKey: 'key-1', replaces: null },
      { type: 'form.signed', wordsHash: 'hash-1', idempotencyKey: 'key-2', replaces: null },
      { type: 'form.back' },
      { type: 'numbers.lost', fields: ['tin'] },
      { type: 'signedIn', account: 'u-bea' },
      { type: 'signedOut' },
    ],
    // What the page has lost is asked for before a form is sent: `numbers.lost` comes first.
    answers: { checkForm: [undefined], fileForm: [done] },
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      checkForm: [wrongNumber, throttled, outage],
      fileForm: [wrongNumber, wrongSignature, wrongCountry, wordsChanged, formChanged, throttled, outage],
    },
  },
  performs: {
    'person.answered': (visit, { isUsPerson }) =>
      button(visit, isUsPerson ? 'Yes, a US person' : 'No').click(),
    'business.answered': (visit, { isBusiness }) =>
      button(visit, isBusiness ? 'A business' : 'A person').click(),
    'field.typed': async (visit, { field, typed }, before) => {
      const [, label = 'Signature *'] = fieldsOf(before).find(([name]) => name === field) ?? []
      const text = typed === NUMBER ? SSN : `${typed}`
      if (CHOICES.includes(field)) await labelled(visit, label).selectOption(text)
      else await labelled(visit, label).fill(text)
    },
    'details.submitted': (visit, _event, { context: { type } }) =>
      button(visit, type === 'W-8BEN-E' ? 'I will send it' : 'Continue to sign').click(),
    'form.signed': (visit) => button(visit, 'Sign and file').click(),
    'form.back': (visit) => button(visit, 'Back').click(),
    // A reload loses them.
    'numbers.lost': async ({ page }) => void (await page.reload()),
    signedIn: async (visit) => {
      await loseSession(visit)
      await submitSignIn(visit)
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    // The page alone knows under which reference it keeps what was typed.
    'field.typed': (event, { sent }) => (event.typed === NUMBER ? { ...event, typed: sent.typed } : event),
    'details.submitted': (event, { sent, earlier }) => ({
      ...event,
      replaces: sent.replaces,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
    'form.signed': (event, { sent, earlier }) => ({
      ...event,
      wordsHash: sent.wordsHash,
      replaces: sent.replaces,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
  },
  may: (event, snapshot) => {
    const { draft, type } = snapshot.context
    switch (event.type) {
      case 'field.typed': {
        if (event.field in draft) return false
        if (snapshot.matches('signing')) return event.field === 'signature'
        const next = fieldsOf(snapshot).find(([name]) => !(name in draft))
        return next !== undefined && event.field === next[0] && event.typed === next[2]
      }
      // The form itself refuses to send a field that is empty.
      case 'details.submitted':
        return isFilled(snapshot)
      case 'form.signed':
        return 'signature' in draft
      case 'numbers.lost':
        return 'tin' in draft
      // What is wrong with a form is wrong with its own fields.
      case 'xstate.error.actor.fileForm':
        return (
          (event.error === wrongCountry) === (type === 'W-8BEN-E') ||
          ![wrongNumber, wrongSignature, wordsChanged, wrongCountry].includes(event.error)
        )
      // Of a form in which nothing is answered nobody is left to hear of it.
      case 'signedIn':
      case 'signedOut':
        return !snapshot.matches('asking') && !snapshot.hasTag('pending')
      default:
        return true
    }
  },
  ports: {
    checkForm: {
      operation: 'CheckTaxForm',
      asks: ({ type, draft }: InputFrom<typeof taxFormPorts.checkForm>): CheckTaxFormMutationVariables => ({
        input: { form: { type, ...opened(sentOf(type, draft)) } },
      }),
      answer: () => checked([]),
      refuse: (refusal) => checked(userErrorsOf(refusal)),
    },
    fileForm: {
      operation: 'FileTaxForm',
      asks: ({
        type,
        draft,
        wordsHash,
        replaces,
        idempotencyKey,
      }: InputFrom<typeof taxFormPorts.fileForm>): FileTaxFormMutationVariables => ({
        input: {
          idempotencyKey,
          form: { type, ...opened(sentOf(type, draft)), words_hash: wordsHash },
          replaces,
        },
      }),
      answer: () => filed({ taxForms: FORMS }),
      refuse: (refusal) => filed({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    asking: (visit) => expect(heading(visit, 'Are you a US person?')).toBeVisible(),
    abroad: (visit) => expect(heading(visit, 'Are you a person or a business?')).toBeVisible(),
    filling: async (visit, snapshot) => {
      const { type, draft } = snapshot.context
      await expect(
        heading(visit, type === 'W-8BEN-E' ? 'A business outside the United States' : type),
      ).toBeVisible()
      for (const [name, label] of fieldsOf(snapshot))
        await expect(labelled(visit, label)).toHaveValue(
          name === 'tin' && name in draft ? SSN : (draft[name] ?? ''),
        )
      await expectFailure(visit, snapshot)
    },
    checking: (visit) => expect(button(visit, 'Checking…')).toBeDisabled(),
    signing: async (visit, snapshot) => {
      await expect(heading(visit, 'Sign the W-9')).toBeVisible()
      await expect(main(visit).getByText('Under penalties of perjury, I certify that:')).toBeVisible()
      await expect(main(visit).getByText(SSN)).toHaveCount(0)
      await expect(labelled(visit, 'Signature *')).toHaveValue(snapshot.context.draft.signature ?? '')
      await expectFailure(visit, snapshot)
    },
    filing: (visit) =>
      expect(main(visit).getByRole('button', { name: /^(Filing|Checking)…$/ })).toBeDisabled(),
    filed: (visit) => expect(main(visit).getByRole('region', { name: 'New tax form' })).toHaveCount(0),
    dropped: (visit) => expect(main(visit).getByRole('region', { name: 'New tax form' })).toHaveCount(0),
  },
  says: { 'form.filed': (visit) => expectNotice(visit, /(is filed|Please send us)/) },
  unreachable: {
    'tax-form.filing|xstate.done.actor.fileForm[0]{isLost}->tax-form.filling':
      'What a reload has lost is asked for at once, so that no form is sent without it.',
  },
  isLast: ({ snapshot }) => snapshot.matches('dropped'),
})
