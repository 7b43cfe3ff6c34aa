import type { OwnWorkQuery } from '#client/apollo/generated/graphql.ts'
import { Time } from '#client/ui/time.tsx'
import styles from './work.module.css'

type Work = NonNullable<OwnWorkQuery['ownWork']>

/** Texts that wait for staff, or that they refused: what the shop shows meanwhile. */
export const ChangeNotice = ({ work: { change, inShop } }: { work: Work }) => {
  if (!change) return null
  const { isWaiting, words, reason, asked } = change
  const asks = [
    { label: 'Title', asked: change.title, now: inShop.title },
    { label: 'Caption', asked: change.caption, now: inShop.caption },
    {
      label: 'Keywords',
      asked: change.keywords?.join(', ') ?? null,
      now: inShop.keywords.join(', '),
    },
  ].filter((each) => each.asked !== null)
  return (
    <section className={styles.notice} data-waits={isWaiting} aria-label="Your change">
      <p>
        <strong>{isWaiting ? 'Your change waits for our staff.' : 'Our staff refused your change.'}</strong>{' '}
        {isWaiting ? `It has ${listInWords(words)}. The shop shows the old words until then.` : reason}{' '}
        <span className={styles.muted}>
          <Time at={asked} to="minute" />
        </span>
      </p>
      <dl className={styles.asks}>
        {asks.map(({ label, asked: wanted, now }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ins>{wanted || 'Nothing'}</ins>
              <span className={styles.muted}>In the shop: {now || 'nothing'}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const listInWords = (words: readonly string[]): string =>
  new Intl.ListFormat('en-US').format(words.map((word) => `“${word}”`))
