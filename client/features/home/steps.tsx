import styles from './steps.module.css'

interface StepsProps {
  title: string
  steps: readonly { title: string; text: string }[]
}

export const Steps = ({ title, steps }: StepsProps) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title} className={styles.step}>
          <h3 className={styles.name}>{step.title}</h3>
          <p className={styles.text}>{step.text}</p>
        </li>
      ))}
    </ol>
  </section>
)
