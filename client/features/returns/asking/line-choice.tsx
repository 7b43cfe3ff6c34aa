import type { OrderedLine_LineFragment } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { frameWords } from '#client/features/purchase/frame-words.ts'
import { linePictureOf } from '#client/features/purchase/line-picture.ts'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'
import styles from './return-page.module.css'

interface LineChoiceProps {
  line: OrderedLine_LineFragment
  /** How many can be returned. */
  most: number
  count: number
  onCount: (count: number) => void
}

/** A line of the order, whether it goes back, and how many of it. */
export const LineChoice = ({ line, most, count, onCount }: LineChoiceProps) => {
  const title = line.name || say.untitled
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <div className={styles.line} data-chosen={count > 0}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={count > 0}
          onChange={({ currentTarget }) => onCount(currentTarget.checked ? most : 0)}
        />
        <Picture media={linePictureOf(line)} alt="" sizes="88px" />
        <span>
          <span className={styles.name}>{title}</span>{' '}
          <span className={styles.details}>
            {say.details(line.width, line.height, line.substrate, formatMoney(line.unitPrice))}
          </span>
          {line.frame && <span className={styles.details}>{frameWords(line.frame)}</span>}
        </span>
      </label>
      {most > 1 && count > 0 && (
        <label className={styles.count}>
          <span>{say.quantity}</span>
          <select
            aria-label={say.quantityOf(title)}
            value={count}
            onChange={({ currentTarget }) => onCount(Number(currentTarget.value))}
          >
            {counts.map((each) => (
              <option key={each} value={each}>
                {say.ofSoMany(each, most)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
