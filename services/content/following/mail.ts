import type { Message } from '#services/shared/mail/message.ts'
import type { Settings } from '#services/shared/settings.ts'
import type { ArtistNews, NewWorks } from './new-works.ts'

/** The shop that writes. */
export type Shop = Pick<Settings, 'brand' | 'phone' | 'publicUrl'>

interface Letter {
  /** One address. */
  to: string
  news: NewWorks
  /** Of the link that ends these mails. */
  token: string
}

const LONGEST_TITLE = 80

/** Tells a follower what the artists whom they follow have newly shown. */
export function newWorkMail(shop: Shop, { to, news: { artists, by }, token }: Letter): Message {
  const unsubscribe = `${shop.publicUrl}/unsubscribe/${token}`
  const more = artists - by.length
  return {
    to,
    subject: `New work by ${artistsInWords(by, artists)}`,
    text: [
      artists === 1
        ? 'An artist you follow has new work:'
        : `${artists} artists you follow have new work. The newest first:`,
      ...by.map((news) => paragraphOf(shop, news)),
      ...(more > 0 ? [`And ${more === 1 ? 'one more artist' : `${more} more artists`}.`] : []),
      `You get this, once a week at most, because you follow ${artists === 1 ? 'this artist' : 'these artists'} at ${shop.brand}. All you follow:\n${shop.publicUrl}/accounts/following`,
      `Stop mail about new work:\n${unsubscribe}`,
      `Any questions? Answer this mail, or call ${shop.phone}.\n${shop.brand}`,
    ].join('\n\n'),
    unsubscribe,
  }
}

const artistsInWords = ([first, second]: readonly ArtistNews[], count: number): string => {
  const name = inOneLine(first?.full_name ?? '')
  if (count === 1) return name
  return count === 2 ? `${name} and ${inOneLine(second?.full_name ?? '')}` : `${name} and ${count - 1} others`
}

const paragraphOf = ({ publicUrl }: Shop, { id, full_name, works, newest }: ArtistNews): string => {
  const more = works - newest.length
  return [
    `${inOneLine(full_name)}, ${works === 1 ? 'one new work' : `${works} new works`}`,
    ...newest.map(
      (work) =>
        `${shorten(inOneLine(work.title)) || 'Untitled'}: ${publicUrl}/images/${encodeURIComponent(work.id)}`,
    ),
    ...(more > 0 ? [`${more} more: ${publicUrl}/artists/${id}`] : []),
  ].join('\n')
}

const inOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const shorten = (title: string): string =>
  title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title
