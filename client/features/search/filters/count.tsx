interface CountProps {
  /** By which the option is described; its name is its own. */
  id: string
  className: string | undefined
  count: number | null
}

const number = new Intl.NumberFormat('en-US')

/** How many an option would find; empty, in its place, while that is not known. */
export const Count = ({ id, className, count }: CountProps) => (
  <span id={id} className={className}>
    {count !== null && (
      <>
        {number.format(count)}
        <span className="visually-hidden"> {count === 1 ? 'result' : 'results'}</span>
      </>
    )}
  </span>
)
