import { PhoneLink } from '#client/ui/phone-link.tsx'
import { Explained } from './explained.tsx'
import styles from './materials.module.css'

/** The substrates of spec.md section 9, in the house's order. */
const MATERIALS = [
  ['Print', 'Ink on heavy matte paper, for a frame of your own.'],
  ['Canvas', 'Woven cotton on a wooden stretcher, ready to hang.'],
  ['Aluminum', 'Dyed into the metal: sharp, thin and easy to wipe.'],
  ['Acrylic', 'Behind clear glazing, where colour is deepest.'],
  ['Acoustic panel', 'Felted board that quiets a room while it is looked at.'],
  ['Mural', 'Wallcovering in drops, edge to edge.'],
  ['Window film', 'Light comes through; the street does not look in.'],
] as const

export const Materials = () => (
  <Explained
    title="Seven things it can be made of"
    words={
      <p>
        Not sure which one a room asks for? A designer will tell you at <PhoneLink />.
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
