/**
 * Runs inside the page: keeps since when each thing on the screen has been there, by the page's clock. It is
 * sent there as text, so it stands alone.
 */
export const watchScreen = () => {
  const explored = window.aquatintExplored
  if (!explored) return
  const LOOK_MS = 100
  const busySince = new Map<Element, number>()
  const alertSince = new Map<Element, number>()

  const isShown = (element: Element) => element.getClientRects().length > 0
  /** Keeps for each present element when it was first seen without a break. */
  const keep = (since: Map<Element, number>, there: Element[]) => {
    for (const element of since.keys()) if (!there.includes(element)) since.delete(element)
    for (const element of there) if (!since.has(element)) since.set(element, explored.clock)
  }
  const raisedAt = (text: string) =>
    Math.max(0, ...Object.entries(explored.raised).map(([raised, at]) => (text.startsWith(raised) ? at : 0)))

  setInterval(() => {
    keep(
      busySince,
      [...document.querySelectorAll('[aria-busy="true"], [role="progressbar"]')].filter(isShown),
    )
    keep(
      alertSince,
      [...document.querySelectorAll('section[aria-label="Notices"] > div')].filter(
        (card) => !card.matches(':hover, :focus-within'),
      ),
    )
    explored.busy = [...busySince].map(([element, since]) => ({
      what: element.outerHTML.slice(0, 120),
      since,
    }))
    explored.alerts = [...alertSince].map(([card, since]) => {
      const what = (card.querySelector('p')?.textContent ?? '').trim()
      return { what, since: Math.max(since, raisedAt(what)) }
    })
    if (explored.page.what !== location.pathname || busySince.size > 0)
      explored.page = { what: location.pathname, since: explored.clock }
  }, LOOK_MS)
}
