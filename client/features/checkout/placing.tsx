import { LoadingBar } from '#client/ui/loading-bar.tsx'
import * as say from './messages.tsx'
import styles from './placing.module.css'
import { StepSection } from './step.tsx'

/** The visitor can only wait here. */
export const Placing = ({ isFinding }: { isFinding: boolean }) => (
  <StepSection title={isFinding ? say.checkingOnOrder : say.placingYourOrder}>
    <div className={styles.placing} role="status">
      <LoadingBar label={isFinding ? say.checkingOnOrder : say.placingYourOrder} />
      <p>{isFinding ? say.answerIsMissing : say.keepPageOpen}</p>
    </div>
  </StepSection>
)
