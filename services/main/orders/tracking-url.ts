/** Where a carrier shows a parcel, by a word of the carrier's name. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/\bUSPS\b|postal service/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/\bUPS\b/i, 'https://www.ups.com/track?tracknum='],
  [/\bFedEx\b|federal express/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bDHL\b/i, 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
]

/** Answers the page that shows where a parcel is; null for a carrier or a number that has none. */
export function trackingUrl({ carrier, tracking }: { carrier: string; tracking: string }): string | null {
  const number = tracking.replace(/[\s-]/g, '')
  const page = PAGES.find(([name]) => name.test(carrier))?.[1]
  return page && /^[A-Za-z0-9]{6,40}$/.test(number) ? page + number : null
}
