import * as say from '../messages.tsx'
import { inWords, type Usage } from './counts.ts'
import { funnelOf } from './funnel.ts'
import styles from './funnel-bars.module.css'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** How many visits came how far, from search to order. */
export const FunnelBars = ({ usage }: { usage: Usage }) => {
  const steps = funnelOf(usage)
  const most = Math.max(1, ...steps.map(({ visits }) => visits))
  return (
    <table className={styles.funnel} aria-label={say.fromSearchToOrder}>
      <thead>
        <tr>
          <th scope="col">{say.step}</th>
          <th scope="col">{say.visits}</th>
          <th scope="col">{say.ofStepBefore}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ label, visits, share }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <span className={styles.bar} style={{ '--share': visits / most }} aria-hidden />
            </th>
            <td>{inWords(visits)}</td>
            <td>{share === null ? '–' : percent.format(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
