import { Link } from 'react-router-dom'
import styles from './ways.module.css'

interface Way {
  name: string
  /** What the search is of: words, or one of its filters. */
  q?: string
  filter?: string
}

const ROOMS: readonly Way[] = [
  { name: 'Living room', q: 'landscape' },
  { name: 'Bedroom', q: 'calm' },
  { name: 'Kitchen', q: 'fruit' },
  { name: 'Office', q: 'geometric' },
  { name: 'Bathroom', q: 'ocean' },
  { name: 'Nursery', q: 'bird' },
]
const STYLES: readonly Way[] = [
  { name: 'Abstract', q: 'abstract' },
  { name: 'Photography', filter: 'type:photography' },
  { name: 'Botanical', q: 'botanical' },
  { name: 'Mid-century', q: 'mid-century' },
  { name: 'Still life', q: '"still life"' },
  { name: 'Portraits', q: 'portrait' },
]
const SIZES: readonly Way[] = [
  { name: 'Extra large', filter: 'resolution:21' },
  { name: 'Panoramic', filter: 'orientation:panoramic' },
  { name: 'Horizontal', filter: 'orientation:horizontal' },
  { name: 'Vertical', filter: 'orientation:vertical' },
  { name: 'Square', filter: 'orientation:square' },
]
const COLORS: readonly (Way & { color: string })[] = [
  { name: 'Blue', filter: 'color:blue', color: '#2f5d9f' },
  { name: 'Green', filter: 'color:green', color: '#3f8a52' },
  { name: 'Yellow', filter: 'color:yellow', color: '#efc531' },
  { name: 'Orange', filter: 'color:orange', color: '#dd7a24' },
  { name: 'Red', filter: 'color:red', color: '#c0322b' },
  { name: 'Neutral', filter: 'color:neutral', color: '#b9aca0' },
]

/** Ways into the catalogue for who has a wall rather than words. */
export const Ways = () => (
  <nav className={styles.ways} aria-label="Shop by">
    <WayList title="Shop by room" ways={ROOMS} />
    <section>
      <h2 className={styles.title}>Shop by color</h2>
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
    <WayList title="Shop by style" ways={STYLES} />
    <WayList title="Shop by size" ways={SIZES} />
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
