import { Link } from 'react-router-dom'
import * as say from './messages.tsx'
import styles from './ways.module.css'

interface Way {
  name: string
  /** What the search is of: words, or one of its filters. */
  q?: string
  filter?: string
}

const ROOMS: readonly Way[] = [
  { name: say.livingRoom, q: 'landscape' },
  { name: say.bedroom, q: 'calm' },
  { name: say.kitchen, q: 'fruit' },
  { name: say.office, q: 'geometric' },
  { name: say.bathroom, q: 'ocean' },
  { name: say.nursery, q: 'bird' },
]
const STYLES: readonly Way[] = [
  { name: say.abstractStyle, q: 'abstract' },
  { name: say.photography, filter: 'type:photography' },
  { name: say.botanical, q: 'botanical' },
  { name: say.midCentury, q: 'mid-century' },
  { name: say.stillLifes, q: '"still life"' },
  { name: say.portraits, q: 'portrait' },
]
const SIZES: readonly Way[] = [
  { name: say.extraLarge, filter: 'resolution:21' },
  { name: say.panoramic, filter: 'orientation:panoramic' },
  { name: say.horizontal, filter: 'orientation:horizontal' },
  { name: say.vertical, filter: 'orientation:vertical' },
  { name: say.square, filter: 'orientation:square' },
]
const COLORS: readonly (Way & { color: string })[] = [
  { name: say.blue, filter: 'color:blue', color: '#2f5d9f' },
  { name: say.green, filter: 'color:green', color: '#3f8a52' },
  { name: say.yellow, filter: 'color:yellow', color: '#efc531' },
  { name: say.orange, filter: 'color:orange', color: '#dd7a24' },
  { name: say.red, filter: 'color:red', color: '#c0322b' },
  { name: say.neutral, filter: 'color:neutral', color: '#b9aca0' },
]

/** Ways into the catalogue for who has a wall rather than words. */
export const Ways = () => (
  <nav className={styles.ways} aria-label={say.shopBy}>
    <WayList title={say.shopByRoom} ways={ROOMS} />
    <section>
      <h2 className={styles.title}>{say.shopByColor}</h2>
      <ul className={styles.list}>
        {COLORS.map(({ color, ...way }) => (
          <li key={way.name}>
            <Link to={writeWay(way)} className={styles.way}>
              <span className={styles.swatch} style={{ background: color }} />
              {way.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
    <WayList title={say.shopByStyle} ways={STYLES} />
    <WayList title={say.shopBySize} ways={SIZES} />
  </nav>
)

const WayList = ({ title, ways }: { title: string; ways: readonly Way[] }) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.list}>
      {ways.map((way) => (
        <li key={way.name}>
          <Link to={writeWay(way)} className={styles.way}>
            {way.name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

const writeWay = ({ q, filter }: Way) =>
  `/search?${new URLSearchParams({ ...(q && { q }), ...(filter && { filters: filter }), sort: 'popular' })}`
