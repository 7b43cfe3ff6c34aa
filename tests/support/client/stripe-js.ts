import type { Page } from '@playwright/test'

/**
 * Runs in the page instead of Stripe.js: a field for a card number, and `confirmCardPayment` over the same
 * calls to api.stripe.com, with a bank's dialog where the bank asks. Stripe's frames are parts of the page
 * here.
 */
const standIn = () => {
  const API = 'https://api.stripe.com/v1/payment_intents/'

  const createCard = () => {
    const field = document.createElement('input')
    field.setAttribute('aria-label', 'Card number')
    field.inputMode = 'numeric'
    field.style.cssText = 'border: 0; outline: 0; font: inherit; height: 1.2em; width: 100%'
    let onReady = () => {}
    const on = (type: string, handler: () => void) => {
      if (type === 'ready') onReady = handler
    }
    return {
      field,
      on,
      once: on,
      mount(place: HTMLElement) {
        place.replaceChildren(field)
        queueMicrotask(() => onReady())
      },
      destroy: () => field.remove(),
    }
  }

  const ask = async (secret: string, key: string, action: string, more: Record<string, string>) => {
    const id = secret.split('_secret')[0]
    const body = new URLSearchParams({ key, client_secret: secret, ...more })
    try {
      const answer = await fetch(`${API}${id}/${action}`, { method: 'POST', body })
      const said = await answer.json()
      return said.error ? { error: said.error } : { paymentIntent: said }
    } catch {
      return { error: { type: 'api_connection_error', message: 'We could not reach Stripe.' } }
    }
  }

  /** Shows the dialog of the card's bank. */
  const askBank = () =>
    new Promise<boolean>((decide) => {
      const dialog = document.createElement('dialog')
      dialog.setAttribute('aria-label', '3-D Secure')
      for (const [name, passed] of [
        ['Complete', true],
        ['Fail', false],
      ] as const) {
        const button = document.createElement('button')
        button.textContent = name
        button.onclick = () => {
          dialog.remove()
          decide(passed)
        }
        dialog.append(button)
      }
      document.body.append(dialog)
      dialog.showModal()
    })

  const Stripe = (key: string) => ({
    elements: () => ({ create: createCard }),
    async confirmCardPayment(
      secret: string,
      { payment_method: { card } }: { payment_method: { card: ReturnType<typeof createCard> } },
    ) {
      const number = card.field.value
      if (number === '')
        return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
      const first = await ask(secret, key, 'confirm', { 'payment_method_data[card][number]': number })
      if (first.paymentIntent?.status !== 'requires_action') return first
      return ask(secret, key, 'authenticate', { passed: `${await askBank()}` })
    },
  })
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
}

/** Answers https://js.stripe.com. */
export const stripeScript = { contentType: 'text/javascript', body: `(${standIn})()` }

/** Serves Stripe.js, and passes its calls on to a server that speaks Stripe's API. */
export const routeStripe = async (page: Page, apiUrl: string): Promise<void> => {
  await page.route('https://js.stripe.com/**', (route) => route.fulfill(stripeScript))
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${apiUrl}${pathname}${search}` }) })
  })
}
