import { CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFetch, NetworkError } from '#client/apollo/fetch.ts'
import { ChunkError, claimReload, loadChunk } from '#client/app/parts/chunk.ts'
import { describeError } from '#client/app/start/error-words.ts'
import { openStorage } from '#client/effects/browser/storage.ts'
import { createMemoryStorage } from '#tests/support/client/memory-storage.ts'

describe('a missing chunk', () => {
  test('is recognised, whatever went wrong', async () => {
    const load = loadChunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await expect(load()).rejects.toThrow(ChunkError)
  })

  test('is not asked for while offline, and loads once online', async () => {
    onTestFinished(() => void vi.unstubAllGlobals())
    const ask = vi.fn(async () => 'here')
    const load = loadChunk(ask)
    vi.stubGlobal('navigator', { onLine: false })
    await expect(load()).rejects.toThrow(ChunkError)
    expect(ask).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { onLine: true })
    await expect(load()).resolves.toBe('here')
  })

  // Spec 9.11
  test('is given up after 120 seconds, and not before', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const outcome = vi.fn()
    loadChunk(() => new Promise(() => {}))().catch(outcome)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith(expect.any(ChunkError))
  })

  test('reloads the page once for each address and build, and never in a loop', () => {
    const storage = createMemoryStorage()
    expect(claimReload(storage, '/search', 'build-1')).toBe(true)
    expect(claimReload(storage, '/search', 'build-1')).toBe(false)
    expect(claimReload(storage, '/cart', 'build-1')).toBe(true)
    expect(claimReload(storage, '/cart', 'build-2')).toBe(true)
    expect(claimReload(storage, '/cart', 'build-2')).toBe(false)
  })

  test('does not reload the page where that could not be remembered', () => {
    const forbidden = openStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    const full: Storage = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(claimReload(forbidden, '/search', 'build-1')).toBe(false)
    expect(claimReload(full, '/search', 'build-1')).toBe(false)
  })
})

describe('the overlay of a failed page', () => {
  // Spec 2.115, 8.21
  test('shows status and status text of an HTTP error', () => {
    const response = new Response('', { status: 502, statusText: 'Bad Gateway' })
    const error = new ServerError('failed', { response, bodyText: '' })
    expect(describeError(error).title).toBe('502 Bad Gateway')
  })

  test('says which part of the shop is not answering', () => {
    const message = 'Getty results not available.'
    const extensions = { code: 'UPSTREAM_UNAVAILABLE', service: 'content' }
    const error = new CombinedGraphQLErrors({ errors: [{ message, extensions }] })
    expect(describeError(error)).toEqual({
      title: 'Part of the shop isn’t responding.',
      detail: 'Getty results not available. Please try again in a moment.',
    })
  })

  // Spec 8.22
  test('shows message, method and address of a network error', async () => {
    const fetch = createFetch(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await fetch('https://shop.example/graphql', { method: 'POST' }).catch((reason) => reason)
    expect(error).toBeInstanceOf(NetworkError)
    expect(describeError(error)).toEqual({
      title: 'We couldn’t reach the server.',
      detail: 'POST https://shop.example/graphql',
    })
  })

  test('leaves alone a request that was given up on purpose', async () => {
    const given = new AbortController()
    const fetch = createFetch((_, init) => {
      given.abort()
      return Promise.reject(init?.signal?.reason)
    })
    const error = await fetch('https://shop.example/', { signal: given.signal }).catch((reason) => reason)
    expect(error).not.toBeInstanceOf(NetworkError)
  })
})
