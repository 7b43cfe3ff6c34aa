import { extract, type State } from '@antithesishq/bombadil/browser'
import type { SeenActor } from '../page/watch.ts'

/** A moment of the visit, as data. It is a type, not an interface: Bombadil keeps only what is known to be JSON. */
type Seen = {
  /** A page of the shop, not of the stand-in for the main site. */
  isOurs: boolean
  path: string
  hasWaited: boolean
  title: string
  headings: string[]
  hasWayBack: boolean
  /** What says that it is busy on the screen, and machines that say so. */
  busy: string[]
  /** Machines that wait for the visitor to decide on a failure. */
  blocked: string[]
  refusals: { code: string; message: string }[]
  isSignedIn: boolean
  isCartReady: boolean
  /** The header's count; null while there is no header. */
  count: number | null
  /** Pieces of each line that the cart shows. */
  lines: number[]
  /** Those that are to go by themselves, and that nobody holds. */
  alerts: string[]
  /** Texts that ask the visitor to try again. */
  tryAgain: string[]
  /** What each field holds, by its name. */
  typed: { [field: string]: string }
  seed: number | null
  /** Milliseconds since the last storm; null where nothing is known, as while a page loads. */
  calmFor: number | null
  /** The account's open project in REST; null where there is none, or nothing is known. */
  projectQuantity: number | null
  guestQuantity: number | null
  disagreements: string[]
}

const textOf = (element: Element | null): string => (element?.textContent ?? '').trim()

const isIn = (actor: SeenActor | undefined, state: string): boolean =>
  JSON.stringify(actor?.value ?? null).includes(`"${state}"`)

const alertsToGo = (document: Document, actor: SeenActor | undefined): string[] => {
  const raised = (actor?.context.alerts ?? []) as { text: string; persistent: boolean }[]
  const stay = raised.filter(({ persistent }) => persistent).map(({ text }) => text)
  return [...document.querySelectorAll('section[aria-label="Notices"] > div')]
    .filter((card) => !card.matches(':hover, :focus-within'))
    .map((card) => textOf(card.querySelector('p')))
    .filter((text) => !stay.some((kept) => text.startsWith(kept)))
}

const look = ({ document, window, lastAction }: State): Seen => {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLInputElement>(selector)].filter(
      (element) => element.getClientRects().length > 0,
    )
  const { actors = {}, news = null } = window.aquatintExplored ?? {}
  const machines = Object.values(actors)
  const tagged = (tag: string) =>
    machines.filter(({ tags }) => tags.includes(tag)).map(({ machine }) => machine)
  const cartLink = document.querySelector('header a[href="/cart"]')
  return {
    isOurs: document.querySelector('header') !== null && machines.length > 0,
    path: window.location.pathname,
    hasWaited: lastAction === 'Wait',
    title: document.title,
    headings: shown('h1').map(textOf),
    hasWayBack: document.querySelector('header a[href="/"]') !== null,
    busy: [
      ...shown('[aria-busy="true"], [role="progressbar"]').map((element) => element.outerHTML.slice(0, 120)),
      ...tagged('pending'),
    ],
    blocked: tagged('blocked'),
    refusals: machines.flatMap(({ refused }) => (refused ? [refused] : [])),
    isSignedIn: isIn(actors.auth, 'signedIn'),
    isCartReady: isIn(actors['cart-start'], 'ready'),
    count: cartLink ? Number.parseInt(textOf(cartLink), 10) : null,
    lines:
      window.location.pathname === '/cart'
        ? shown('main [role=spinbutton], main input[type=number]').map(({ value }) => Number(value))
        : [],
    alerts: alertsToGo(document, actors.alerts),
    tryAgain: shown('[role=alert], [role=status], [role=dialog], main section')
      .map(textOf)
      .filter((text) => /try again/i.test(text)),
    typed: Object.fromEntries(
      shown('main input:not([type=checkbox]):not([type=radio]), main textarea').map((field, index) => [
        field.name || field.id || String(index),
        field.value,
      ]),
    ),
    seed: news?.seed ?? null,
    calmFor: news?.calmFor ?? null,
    projectQuantity: news?.truth?.project?.quantity ?? null,
    guestQuantity: news?.truth?.guestQuantity ?? null,
    disagreements: news?.disagreements ?? [],
  }
}

export const seen = extract(look)
