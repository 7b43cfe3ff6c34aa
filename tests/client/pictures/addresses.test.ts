import { describe, expect, test } from 'vitest'
import { readHash } from '#client/features/media/hash.ts'
import { imageAddress } from '#client/features/media/image-address.ts'
import { searchForArtist, searchForKeyword, searchForRelated } from '#client/features/media/link-to-search.ts'
import { rendition, sourceSet } from '#client/features/media/source-set.ts'

describe('addresses', () => {
  test('offer the browser every rendition with its width', () => {
    expect(sourceSet('/media/7/v1/{width}', [160, 320, 640])).toBe(
      '/media/7/v1/160 160w, /media/7/v1/320 320w, /media/7/v1/640 640w',
    )
    expect(rendition('/media/7/v1/{width}', 960)).toBe('/media/7/v1/960')
  })

  test('lead to an artist by the exact name in quotes', () => {
    expect(searchForArtist('Ada Marsh')).toBe('/search?q=%22Ada+Marsh%22')
    expect(searchForArtist('Jack "Red" O’Neil')).toBe('/search?q=%22Jack++Red++O%E2%80%99Neil%22')
  })

  test('lead to a keyword, as a phrase when it is more than a word', () => {
    expect(searchForKeyword('owl')).toBe('/search?q=owl')
    expect(searchForKeyword('snowy owl')).toBe('/search?q=%22snowy+owl%22')
    expect(searchForKeyword('-owl')).toBe('/search?q=%22-owl%22')
  })

  test('lead to what is like an image: by its keywords, else its artist, else the words of its title', () => {
    const query = (address: string) => Object.fromEntries(new URL(address, 'http://shop').searchParams)
    const described = {
      title: 'The old "Mill" at Brede',
      artist: 'Ada Marsh',
      keywords: ['mill', 'old mill'],
    }
    expect(query(searchForRelated(described))).toEqual({ q: '"mill" | "old mill"', sort: 'best_match' })
    expect(query(searchForRelated({ ...described, keywords: [] })).q).toBe('"Ada Marsh"')
    expect(query(searchForRelated({ ...described, keywords: [], artist: null })).q).toBe('Mill | Brede')
    const many = Array.from({ length: 20 }, (_, at) => `k${at}`)
    expect(query(searchForRelated({ ...described, keywords: many })).q?.split(' | ')).toHaveLength(6)
  })

  test("lead to an image's own page, whatever its id", () => {
    expect(imageAddress('a/b?c')).toBe('/images/a%2Fb%3Fc')
  })

  test('name the open image in the hash, and none when it is empty', () => {
    expect(readHash('')).toBeNull()
    expect(readHash('#')).toBeNull()
    expect(readHash('#A-42')).toBe('A-42')
    expect(readHash('#a%2Fb')).toBe('a/b')
    expect(readHash('#100%')).toBe('100%')
  })
})
