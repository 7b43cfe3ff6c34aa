import type { OwnWorkQuery } from '#client/apollo/generated/graphql.ts'
import { Time } from '#client/ui/time.tsx'
import * as say from './messages.tsx'
import styles from './work.module.css'

type Work = NonNullable<OwnWorkQuery['ownWork']>

/** Texts that wait for staff, or that they refused: what the shop shows meanwhile. */
export const ChangeNotice = ({ work: { change, inShop } }: { work: Work }) => {
  if (!change) return null
  const { isWaiting, words, reason, asked } = change
  const asks = [
    { label: say.title, asked: change.title, now: inShop.title },
    { label: say.caption, asked: change.caption, now: inShop.caption },
    {
      label: say.keywords,
      asked: change.keywords?.join(', ') ?? null,
      now: inShop.keywords.join(', '),
    },
  ].filter((each) => each.asked !== null)
  return (
    <section className={styles.notice} data-waits={isWaiting} aria-label={say.yourChange}>
      <p>
        <strong>{isWaiting ? say.changeWaits : say.changeRefused}</strong>{' '}
        {isWaiting ? say.whatChanged(listInWords(words)) : reason}{' '}
        <span className={styles.muted}>
          <Time at={asked} to="minute" />
        </span>
      </p>
      <dl className={styles.asks}>
        {asks.map(({ label, asked: wanted, now }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ins>{wanted || say.nothing}</ins>
              <span className={styles.muted}>{say.inShop(now || say.nothingLower)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const listInWords = (words: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(words.map((word) => `“${word}”`))
