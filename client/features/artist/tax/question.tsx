import { Button } from '#client/ui/button.tsx'
import styles from '../terms.module.css'
import * as say from './messages.tsx'

interface QuestionProps {
  heading: string
  says: string
  choices: readonly (readonly [label: string, choose: () => void])[]
  onBack?: () => void
}

/** What decides which form it is. */
export const Question = ({ heading, says, choices, onBack }: QuestionProps) => (
  <>
    <h2>{heading}</h2>
    <p className={styles.note}>{says}</p>
    <div className={styles.actions}>
      {choices.map(([label, choose]) => (
        <Button key={label} variant="outline" onClick={choose}>
          {label}
        </Button>
      ))}
      {onBack && (
        <Button variant="plain" onClick={onBack}>
          {say.back}
        </Button>
      )}
    </div>
  </>
)
