import { Link } from 'react-router-dom'
import { Picture } from '#client/features/media/picture.tsx'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { type HomeCollection, ratioOf } from './choose-pictures.ts'
import styles from './home-collections.module.css'
import * as say from './messages.tsx'
import row from './picture-row.module.css'

/** Two of the shop's collections, each by one of its first pictures. */
export const HomeCollections = ({ collections }: { collections: readonly HomeCollection[] }) =>
  collections.length > 0 && (
    <section className={row.section}>
      <div className={row.heading}>
        <h2 className={row.title}>{say.collections}</h2>
        <Link to="/collections" className={row.all}>
          {say.seeAll(say.collections)} <ArrowIcon />
        </Link>
      </div>
      <ul className={styles.collections}>
        {collections.map(({ id, name, picture }) => (
          <li key={id}>
            <Link to={`/collections/${id}`} className={styles.collection}>
              {picture && (
                <span className={styles.picture}>
                  <Picture
                    media={picture.media}
                    alt=""
                    sizes="(width < 576px) 92vw, 46vw"
                    ratio={Math.max(ratioOf(picture.media), SHAPE)}
                  />
                </span>
              )}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )

/** Both are cut to one shape. */
const SHAPE = 1.6
