import type { PrintLine_LineFragment } from '#client/apollo/generated/graphql.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { frameWords } from '#client/features/purchase/frame-words.ts'
import { linePictureOf } from '#client/features/purchase/line-picture.ts'
import { formatMoney } from '#client/ui/money.ts'
import styles from './lines.module.css'
import * as say from './messages.tsx'

interface LinesProps {
  lines: readonly (PrintLine_LineFragment & { key: string; total: number })[]
  label: string
  /** For a narrow column: the price of all pieces alone. */
  isCompact?: boolean
}

/** What is ordered, each with its picture. */
export const Lines = ({ lines, label, isCompact = false }: LinesProps) => (
  <ul className={styles.lines} aria-label={label} data-compact={isCompact}>
    {lines.map((line) => (
      <li key={line.key} className={styles.line}>
        <div className={styles.picture}>
          <Picture media={linePictureOf(line)} alt="" sizes={isCompact ? '88px' : '112px'} />
        </div>
        <div className={styles.what}>
          <p className={styles.name}>{line.name || say.untitled}</p>
          {!isCompact && <p>{line.artist}</p>}
          <p>
            {say.sizeAndSubstrate(
              line.width,
              line.height,
              <span className={styles.substrate}>{line.substrate}</span>,
            )}
          </p>
          {line.frame && <p>{frameWords(line.frame)}</p>}
          <p>
            {isCompact ? say.quantity(line.quantity) : `${line.quantity} × ${formatMoney(line.unitPrice)}`}
          </p>
        </div>
        <p className={styles.total}>{formatMoney(line.total)}</p>
      </li>
    ))}
  </ul>
)
