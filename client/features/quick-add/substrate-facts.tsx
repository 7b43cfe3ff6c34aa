import { useQuickAdd } from '#client/actors/projects/quick-add.ts'
import { useSubstrateFacts } from '#client/features/purchase/use-substrate-facts.ts'
import { selectSubstrate } from '#machines/quick-add/selectors.ts'
import * as say from './messages.ts'
import styles from './substrate-facts.module.css'

/** What the chosen substrate is. */
export const SubstrateFacts = ({ imageId }: { imageId: string }) => {
  const substrate = useQuickAdd(selectSubstrate)
  const facts = useSubstrateFacts(imageId, substrate)
  return (
    <div className={styles.facts}>
      {facts && (
        <>
          <p>{facts.line}</p>
          <dl>
            <Fact name={say.weight} words={facts.weight} />
            <Fact name={say.edge} words={facts.edge} />
            <Fact name={say.finish} words={facts.finish} />
            <Fact name={say.hanging} words={facts.hanging} />
          </dl>
        </>
      )}
    </div>
  )
}

const Fact = ({ name, words }: { name: string; words: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{words}</dd>
  </div>
)
