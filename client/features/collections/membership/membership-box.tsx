import { useMembership } from '#client/actors/pictures/membership.ts'
import styles from './collections-of-image.module.css'

interface MembershipBoxProps {
  subject: Parameters<typeof useMembership>[0]
  name: string
  /** What the server said last. */
  held: boolean
}

export const MembershipBox = ({ subject, name, held }: MembershipBoxProps) => {
  const { isIn, isPending, toggle } = useMembership(subject, held)
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={isIn} aria-busy={isPending} onChange={toggle} />
      <span>{name}</span>
    </label>
  )
}
