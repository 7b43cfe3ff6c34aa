import type { OrderedLine_LineFragment } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { linePictureOf } from '#client/features/purchase/line-picture.ts'
import { formatMoney } from '#client/ui/money.ts'
import styles from './return-page.module.css'

interface LineChoiceProps {
  line: OrderedLine_LineFragment
  /** How many can be returned. */
  most: number
  count: number
  onChange: (count: number) => void
}

/** A line of the order, and how many of it go back. */
export const LineChoice = ({ line, most, count, onChange }: LineChoiceProps) => {
  const { id, name, width, height, substrate, unitPrice } = line
  const title = name || 'Untitled'
  return (
    <div className={styles.line}>
      <Picture media={linePictureOf(line)} alt="" sizes="88px" />
      <div>
        <p className={styles.name}>{title}</p>
        <p className={styles.details}>
          {width} × {height} in, {substrate}, {formatMoney(unitPrice)}
        </p>
      </div>
      <label className={styles.count}>
        <span>Quantity</span>
        <select
          name={`line-${id}`}
          aria-label={`Quantity of ${title} to return`}
          value={count}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        >
          {Array.from({ length: most + 1 }, (_, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a count is its own key
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
