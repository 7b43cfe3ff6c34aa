import type { ArtistPageView } from '#services/content/artist-pages/contract.ts'
import type { Settings } from '#services/shared/settings.ts'
import { embedJson, escapeHtml } from './escape.ts'
import { type HeadOf, headOfAnswer, type PageHead, shorten, writeProperty } from './page-head.ts'

/**
 * Asks the content service for the head of an artist's page: their name, what they say of themselves, and
 * schema.org data of a person. An artist without a page is a 404.
 */
export const createArtistHead =
  ({ content, serviceKey, publicUrl }: Pick<Settings, 'content' | 'serviceKey' | 'publicUrl'>): HeadOf =>
  ({ params: { id = '' } }) =>
    headOfAnswer(`${content.url}/content/artists/${encodeURIComponent(id)}/`, serviceKey, (artist) =>
      headOf(artist as ArtistPageView, new URL(publicUrl).origin),
    )

const headOf = (artist: ArtistPageView, origin: string): PageHead => {
  const { full_name: name, bio, website, links } = artist
  const description = shorten(bio.replace(/\s+/g, ' ').trim() || `Art by ${name}, made to your size.`)
  const address = `${origin}/artists/${artist.id}`
  const photo = artist.photo && origin + artist.photo
  const elsewhere = [website, ...links].filter((link) => link !== '')
  const person = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': address,
    url: address,
    name,
    ...(artist.name !== name && { alternateName: artist.name }),
    description,
    jobTitle: 'Artist',
    ...(photo && { image: photo }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
  return {
    status: 200,
    title: name,
    description,
    tags: [
      `<link rel="canonical" href="${escapeHtml(address)}">`,
      writeProperty('og:type', 'profile'),
      writeProperty('og:title', name),
      writeProperty('og:description', description),
      writeProperty('og:url', address),
      ...(photo ? [writeProperty('og:image', photo)] : []),
      `<script type="application/ld+json">${embedJson(person)}</script>`,
    ].join(''),
  }
}
