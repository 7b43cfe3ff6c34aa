/** What of the earnings is shown beneath the sums. */
export type Part = 'pending' | 'payable' | 'payments'

/** Reads from an address which part it shows: what is payable, unless it says otherwise. */
export const readShown = (address: URLSearchParams): { part: Part; payment: string | null } => {
  const shown = address.get('show')
  return {
    part: shown === 'pending' || shown === 'payments' ? shown : 'payable',
    payment: address.get('payment'),
  }
}
