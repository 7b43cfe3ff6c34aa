import { LoadingBar } from '#client/ui/loading-bar.tsx'
import styles from './placing.module.css'
import { StepSection } from './step.tsx'

/** The visitor can only wait here. */
export const Placing = ({ isFinding }: { isFinding: boolean }) => (
  <StepSection title={isFinding ? 'Making sure of your order' : 'Placing your order'}>
    <div className={styles.placing} role="status">
      <LoadingBar label={isFinding ? 'Looking for the order' : 'Placing the order'} />
      <p>
        {isFinding
          ? 'The answer did not reach us. We look whether the order has been placed.'
          : 'This takes a moment. Please keep this page open.'}
      </p>
    </div>
  </StepSection>
)
