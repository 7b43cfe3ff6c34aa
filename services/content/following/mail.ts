import type { Block } from '#services/shared/mail/letter/letter.ts'
import { pictureOf } from '#services/shared/mail/letter/picture.ts'
import { writeLetter } from '#services/shared/mail/letter/write.ts'
import type { Message } from '#services/shared/mail/message.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { ArtistNews, NewWorks } from './new-works.ts'

interface News {
  /** One address. */
  to: string
  news: NewWorks
  /** Of the link that ends these mails. */
  token: string
}

const LONGEST_TITLE = 80

/** Tells a follower what the artists whom they follow have newly shown. */
export function newWorkMail(shop: Shop, { to, news: { artists, by }, token }: News): Message {
  const unsubscribe = `${shop.publicUrl}/unsubscribe/${token}`
  const more = artists - by.length
  const following = `${shop.publicUrl}/accounts/following`
  return {
    to,
    subject: `New work by ${artistsInWords(by, artists)}`,
    ...writeLetter(shop, {
      preheader: by[0]?.newest.map(({ title }) => titleOf(title)).join(', ') ?? '',
      heading: `New work by ${artistsInWords(by, artists)}`,
      blocks: [
        {
          kind: 'text',
          text:
            artists === 1
              ? 'An artist you follow has new work.'
              : `${artists} artists you follow have new work. The newest comes first.`,
        },
        ...by.map((news) => worksOf(shop, news)),
        ...(more > 0
          ? [
              {
                kind: 'text',
                text: `And ${more === 1 ? 'one more artist' : `${more} more artists`}.`,
              } as const,
            ]
          : []),
        { kind: 'button', label: 'See everyone you follow', url: following },
      ],
      ending: {
        why: `You get this email, at most once a week, because you follow ${artists === 1 ? 'this artist' : 'these artists'} at ${shop.brand}.`,
        label: 'Stop email about new work',
        url: unsubscribe,
      },
    }),
    unsubscribe,
  }
}

const artistsInWords = ([first, second]: readonly ArtistNews[], count: number): string => {
  const name = inOneLine(first?.full_name ?? '')
  if (count === 1) return name
  return count === 2 ? `${name} and ${inOneLine(second?.full_name ?? '')}` : `${name} and ${count - 1} others`
}

const worksOf = (shop: Shop, { id, full_name, works, newest }: ArtistNews): Block => {
  const more = works - newest.length
  return {
    kind: 'works',
    title: `${inOneLine(full_name)}, ${works === 1 ? 'one new work' : `${works} new works`}`,
    works: newest.map((work) => ({
      title: titleOf(work.title),
      url: `${shop.publicUrl}/images/${encodeURIComponent(work.id)}`,
      picture: pictureOf(shop, work),
    })),
    more: more > 0 ? { words: `${more} more`, url: `${shop.publicUrl}/artists/${id}` } : null,
  }
}

const titleOf = (title: string): string => shorten(inOneLine(title)) || 'Untitled'

const inOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const shorten = (title: string): string =>
  title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title
