const number = new Intl.NumberFormat('en-US')

interface ResultCountProps {
  total: number
  isPartial: boolean
}

/** How much was found; at least that, when the search stopped counting (spec.md section 2). */
export const ResultCount = ({ total, isPartial }: ResultCountProps) => (
  <p aria-live="polite">
    {isPartial && 'At least '}
    {number.format(total)} {total === 1 ? 'result' : 'results'}
  </p>
)
