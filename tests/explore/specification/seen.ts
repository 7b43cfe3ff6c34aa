import { extract, type State } from '@antithesishq/bombadil/browser'
import type { SeenActor } from '../page/explored.ts'
import { type Field, fieldOf, offersOf, readTyped, textOf } from './screen.ts'

/**
 * Since when something is there, by the page's clock. This is a type and no interface: Bombadil keeps only
 * what is known to be JSON.
 */
type Since = { what: string; since: number }

/** A moment of the visit, as data. */
export type Seen = {
  /** True on a page of the shop, false on the stand-in for the main site. */
  isOurs: boolean
  path: string
  /** What the web process answered the document with; 0 where that is unknown. */
  status: number
  /** Milliseconds since the document was asked for. */
  age: number
  /** Milliseconds that the visit's pages have had (page/explored.ts); null where none of our scripts runs. */
  clock: number | null
  /** Since when this path is shown with nothing busy on it, by that clock. */
  pathSince: number
  /** What the visitor has just done. */
  did: 'waited' | 'typed' | 'other'
  title: string
  headings: string[]
  hasWayHome: boolean
  /** What the screen shows as busy, and machines that say they are. */
  busy: Since[]
  /** Alerts that must go by themselves and that nobody holds. */
  alerts: Since[]
  refusals: { code: string; message: string }[]
  isSignedIn: boolean
  isCartReady: boolean
  /** The header says that the cart could not be loaded, and asks the visitor to try again. */
  isCartAsked: boolean
  /** The header's count; null while it has none. */
  count: number | null
  /** Pieces of each line in the cart that is shown. */
  lines: number[]
  /** Texts that ask the visitor to try again. */
  offers: string[]
  /** What the shop says by itself: alerts, statuses and dialogs. */
  said: string[]
  /** What each text field holds, by its name. */
  typed: { [field: string]: string }
  /** The focused field; null where none has the focus. */
  field: Field | null
  seed: number | null
  /** Milliseconds of calm; null where that is unknown, as while a page loads. */
  calmFor: number | null
  isResting: boolean
  /** The account's open project in REST; null where there is none, or where it is unknown. */
  projectQuantity: number | null
  guestQuantity: number | null
  disagreements: string[]
  unreplayed: string[]
  /** How many actors were compared with the journal so far. */
  replayed: number
}

const isIn = (actor: SeenActor | undefined, state: string): boolean =>
  JSON.stringify(actor?.value ?? null).includes(`"${state}"`)

const staying = (alerts: SeenActor | undefined): string[] => {
  const raised = (alerts?.context.alerts ?? []) as { text: string; persistent: boolean }[]
  return raised.filter(({ persistent }) => persistent).map(({ text }) => text)
}

const statusOf = ({ performance }: State['window']): number => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation && 'responseStatus' in navigation ? Number(navigation.responseStatus) : 0
}

const look = ({ document, window, lastAction }: State): Seen => {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.getClientRects().length > 0,
    )
  const explored = window.aquatintExplored
  const { actors = {}, news = null } = explored ?? {}
  const machines = Object.values(actors)
  const actorOf = (id: string) => machines.findLast(({ machine }) => machine === id)
  const stay = staying(actorOf('alerts'))
  const count = Number.parseInt(textOf(document.querySelector('header a[href="/cart"]')), 10)
  return {
    isOurs: document.querySelector('header') !== null && machines.length > 0,
    path: window.location.pathname,
    status: statusOf(window),
    age: window.performance.now(),
    clock: explored?.clock ?? null,
    pathSince:
      explored?.page.what === window.location.pathname ? explored.page.since : (explored?.clock ?? 0),
    did:
      lastAction === 'Wait'
        ? 'waited'
        : typeof lastAction === 'object' && lastAction !== null && 'TypeText' in lastAction
          ? 'typed'
          : 'other',
    title: document.title,
    headings: shown('h1').map(textOf),
    hasWayHome: shown('header a[href="/"]').length > 0,
    busy: [
      ...(explored?.busy ?? []),
      ...machines.flatMap(({ machine, value, pendingSince }) =>
        pendingSince === null ? [] : [{ what: `${machine} ${JSON.stringify(value)}`, since: pendingSince }],
      ),
    ],
    alerts: (explored?.alerts ?? []).filter(({ what }) => !stay.some((text) => what.startsWith(text))),
    refusals: machines.flatMap(({ refused }) => (refused ? [refused] : [])),
    isSignedIn: isIn(actorOf('auth'), 'signedIn'),
    isCartReady: isIn(actorOf('cart-start'), 'ready'),
    isCartAsked: shown('header button').some((button) => /cart.*retry/i.test(textOf(button))),
    count: Number.isNaN(count) ? null : count,
    lines:
      window.location.pathname === '/cart'
        ? shown('main [role=spinbutton], main input[type=number]').map((line) =>
            Number('value' in line ? line.value : line.getAttribute('aria-valuenow')),
          )
        : [],
    offers: offersOf(shown),
    said: shown('[role=alert], [role=status], [role=dialog]').map(textOf),
    typed: readTyped(shown),
    field: fieldOf(document.activeElement),
    seed: news?.seed ?? null,
    calmFor: news?.calmFor ?? null,
    isResting: news?.isResting ?? false,
    projectQuantity: news?.truth?.project?.quantity ?? null,
    guestQuantity: news?.truth?.guestQuantity ?? null,
    disagreements: news?.disagreements ?? [],
    unreplayed: news?.unreplayed ?? [],
    replayed: news?.replayed ?? 0,
  }
}

export const seen = extract(look)
