import { describe, expect, test } from 'vitest'
import { readHash } from '#client/features/media/hash.ts'
import { imageAddressOf } from '#client/features/media/image-address.ts'
import { linkToArtist, linkToKeyword, linkToRelated } from '#client/features/media/link-to-search.ts'
import { makeRenditionAddress, makeSourceSet } from '#client/features/media/source-set.ts'

describe('addresses', () => {
  test('offer the browser every rendition with its width', () => {
    expect(makeSourceSet('/media/7/v1/{width}', [160, 320, 640])).toBe(
      '/media/7/v1/160 160w, /media/7/v1/320 320w, /media/7/v1/640 640w',
    )
    expect(makeRenditionAddress('/media/7/v1/{width}', 960)).toBe('/media/7/v1/960')
  })

  test('lead to an artist by the exact name in quotes', () => {
    expect(linkToArtist('Ada Marsh')).toBe('/search?q=%22Ada+Marsh%22')
    expect(linkToArtist('Jack "Red" O’Neil')).toBe('/search?q=%22Jack++Red++O%E2%80%99Neil%22')
  })

  test('lead to a keyword, as a phrase when it is more than a word', () => {
    expect(linkToKeyword('owl')).toBe('/search?q=owl')
    expect(linkToKeyword('snowy owl')).toBe('/search?q=%22snowy+owl%22')
    expect(linkToKeyword('-owl')).toBe('/search?q=%22-owl%22')
  })

  test('lead to images like one: by its keywords, else its artist, else the words of its title', () => {
    const query = (address: string) => Object.fromEntries(new URL(address, 'http://shop').searchParams)
    const described = {
      title: 'The old "Mill" at Brede',
      artist: 'Ada Marsh',
      keywords: ['mill', 'old mill'],
    }
    expect(query(linkToRelated(described))).toEqual({ q: '"mill" | "old mill"', sort: 'best_match' })
    expect(query(linkToRelated({ ...described, keywords: [] })).q).toBe('"Ada Marsh"')
    expect(query(linkToRelated({ ...described, keywords: [], artist: null })).q).toBe('Mill | Brede')
    const many = Array.from({ length: 20 }, (_, at) => `k${at}`)
    expect(query(linkToRelated({ ...described, keywords: many })).q?.split(' | ')).toHaveLength(6)
  })

  test("lead to an image's own page, whatever its id", () => {
    expect(imageAddressOf('a/b?c')).toBe('/images/a%2Fb%3Fc')
  })

  test('name the open image in the hash, and none when it is empty', () => {
    expect(readHash('')).toBeNull()
    expect(readHash('#')).toBeNull()
    expect(readHash('#A-42')).toBe('A-42')
    expect(readHash('#a%2Fb')).toBe('a/b')
    expect(readHash('#100%')).toBe('100%')
  })
})
