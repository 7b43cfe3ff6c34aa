import { PhoneLink } from '#client/ui/phone-link.tsx'
import { Explained } from './explained.tsx'
import styles from './materials.module.css'
import * as say from './messages.tsx'

/** The substrates of spec.md section 9, in the house's order. */
export const Materials = () => (
  <Explained title={say.materialsTitle} words={<p>{say.whichMaterial(<PhoneLink />)}</p>}>
    <dl>
      {say.materials.map(([name, text]) => (
        <div key={name} className={styles.material}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  </Explained>
)
