import { Link } from 'react-router-dom'
import type { OrderedLine_LineFragment } from '#client/apollo/generated/graphql.ts'
import { imageAddressOf } from '#client/features/media/image-address.ts'
import { Picture } from '#client/features/media/picture.tsx'
import { frameWords } from '#client/features/purchase/frame-words.ts'
import { linePictureOf } from '#client/features/purchase/line-picture.ts'
import { formatMoney } from '#client/ui/money.ts'
import * as say from '../messages.tsx'
import styles from './order-lines.module.css'
import { workshopWords } from './workshop-words.ts'

interface OrderLinesProps {
  lines: readonly OrderedLine_LineFragment[]
  /** Staff read what the workshop makes of it. */
  isStaff: boolean
}

/** What was ordered, as it was then. */
export const OrderLines = ({ lines, isStaff }: OrderLinesProps) => (
  <section className={styles.lines}>
    <h2>{say.items}</h2>
    <ul aria-label={say.items}>
      {lines.map((line) => (
        <Line key={line.id} line={line} isStaff={isStaff} />
      ))}
    </ul>
  </section>
)

const Line = ({ line, isStaff }: { line: OrderedLine_LineFragment; isStaff: boolean }) => {
  const { imageId, name, artist, width, height, substrate, frame, workshop, quantity, unitPrice, total } =
    line
  return (
    <li className={styles.line}>
      <Picture media={linePictureOf(line)} alt="" sizes="120px" />
      <div className={styles.what}>
        <h3>
          <Link to={imageAddressOf(imageId)}>{name || say.untitled}</Link>
        </h3>
        <p>{artist}</p>
        <p>{say.sizeOf(width, height)}</p>
        <p className={styles.substrate}>{substrate}</p>
        {frame && <p>{frameWords(frame)}</p>}
        {isStaff && workshop && <p>{say.workshop(workshopWords(workshop))}</p>}
      </div>
      <p className={styles.price}>
        {formatMoney(total)}
        <span>
          {quantity} × {formatMoney(unitPrice)}
        </span>
      </p>
    </li>
  )
}
