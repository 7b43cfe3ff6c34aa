import { Refusal } from '#machines/refusal.ts'
import type { CardField } from './card-field.ts'
import * as say from './messages.ts'

const ANSWER_MS = 15_000

/**
 * Confirms intents with the provider of the demonstration (services/cards/contract.ts). `findPlace` gives the
 * element in which the page has drawn the fields `card-number`, `card-expiry` and `card-code`, and the bank's
 * dialog.
 */
export const createTestCardField = (findPlace: () => HTMLElement): CardField => ({
  load: async () => {},
  async confirm(clientSecret) {
    const place = findPlace()
    const number = readCard(place)
    const first = await ask(clientSecret, 'confirm', { 'payment_method_data[card][number]': number })
    if (first.status === 'requires_capture') return
    const passed = first.status === 'requires_action' && (await askBank(place))
    const second = await ask(clientSecret, 'authenticate', { passed: `${passed}` })
    if (second.status !== 'requires_capture') throw new Refusal('BAD_USER_INPUT', say.cardNotConfirmed)
  },
  remove: () => {},
})

/** Answers the number. Throws a Refusal, and shows where, when something is missing. */
const readCard = (place: HTMLElement): string => {
  const find = (name: string) => {
    const input = place.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    return { input, value: input?.value.replaceAll(/\s/g, '') ?? '' }
  }
  const number = find('card-number')
  const expiry = find('card-expiry')
  const code = find('card-code')
  const refuse = ({ input }: typeof number, words: string): never => {
    input?.focus()
    throw new Refusal('BAD_USER_INPUT', words)
  }
  if (!/^\d{13,19}$/.test(number.value)) return refuse(number, say.numberIncomplete)
  if (!isComing(expiry.value)) return refuse(expiry, say.expirationWrong)
  if (!/^\d{3,4}$/.test(code.value)) return refuse(code, say.codeIncomplete)
  return number.value
}

/** Tells whether a month such as 04/30 has not ended. */
const isComing = (text: string): boolean => {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d\d)$/.exec(text) ?? []
  return month !== undefined && new Date(2000 + Number(year), Number(month)) > new Date()
}

/** Shows the dialog of the card's bank, and answers whether the customer approves there. */
const askBank = async (place: HTMLElement): Promise<boolean> => {
  const dialog = place.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog of the bank.')
  dialog.returnValue = ''
  dialog.showModal()
  const { promise, resolve } = Promise.withResolvers<void>()
  dialog.addEventListener('close', () => resolve(), { once: true })
  await promise
  return dialog.returnValue === 'approved'
}

interface Said {
  status?: string
  error?: { type?: string; message?: string; payment_intent?: { status?: string } }
}

/** An intent that is authorised already, as the answer was lost, is answered so. */
const ask = async (
  clientSecret: string,
  action: string,
  form: Record<string, string>,
): Promise<{ status: string | undefined }> => {
  const [intent] = clientSecret.split('_secret')
  const { status, error } = await post(`/test-cards/${intent}/${action}`, {
    key: 'pk_demonstration',
    client_secret: clientSecret,
    ...form,
  })
  if (!error) return { status }
  if (error.type !== 'card_error' && error.payment_intent?.status === 'requires_capture')
    return error.payment_intent as { status: string }
  throw new Refusal('BAD_USER_INPUT', error.message ?? say.cardNotConfirmed)
}

const post = async (url: string, form: Record<string, string>): Promise<Said> => {
  try {
    const body = new URLSearchParams(form)
    const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(ANSWER_MS) })
    // Anything else is not the provider's answer.
    if (answer.headers.get('content-type')?.includes('json') && answer.status < 500)
      return await answer.json()
  } catch {
    // Falls through: nobody knows what became of it.
  }
  throw new Refusal('UPSTREAM_UNAVAILABLE', say.noAnswer)
}
