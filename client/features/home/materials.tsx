import { PhoneLink } from '#client/ui/phone-link.tsx'
import { Explained } from './explained.tsx'
import styles from './materials.module.css'

/** The substrates of spec.md section 9, in the house's order. */
const MATERIALS = [
  ['Print', 'Archival ink on heavy matte paper, ready for your frame.'],
  ['Canvas', 'Woven cotton on a wooden stretcher, ready to hang.'],
  ['Aluminum', 'Color infused into metal: crisp, thin and easy to clean.'],
  ['Acrylic', 'Mounted behind clear acrylic, for the deepest color.'],
  ['Acoustic panel', 'Felted panels that quiet the room they hang in.'],
  ['Mural', 'Wallcovering printed in panels, edge to edge.'],
  ['Window film', 'Lets the light in and keeps the street out.'],
] as const

export const Materials = () => (
  <Explained
    title="Seven materials"
    words={
      <p>
        Not sure which is right for your room? Talk with a designer at <PhoneLink />.
      </p>
    }
  >
    <dl>
      {MATERIALS.map(([name, text]) => (
        <div key={name} className={styles.material}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  </Explained>
)
