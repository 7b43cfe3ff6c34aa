import type { Count as CountOf } from './counts.ts'

interface CountProps {
  /** By which the option is described; its name is its own. */
  id: string
  className: string | undefined
  count: CountOf | null
}

const number = new Intl.NumberFormat('en-US')

/** How many an option would find; empty, in its place, while that is not known. */
export const Count = ({ id, className, count }: CountProps) => (
  <span id={id} className={className}>
    {count !== null && (
      <>
        {number.format(count.results)}
        {count.isLeast && <span aria-hidden="true">+</span>}
        <span className="visually-hidden">
          {count.results === 1 ? ' result' : ' results'}
          {count.isLeast && ' or more'}
        </span>
      </>
    )}
  </span>
)
