import { lazy, Suspense } from 'react'
import { RelatedRoom } from '#client/features/related/related-room.tsx'
import { loadChunk } from './chunk.ts'

const loadImages = loadChunk(() => import('#client/features/related/related-images.tsx'))
const loadReplacement = loadChunk(() => import('#client/features/related/replacement.tsx'))
const loadKeywords = loadChunk(() => import('#client/features/related/related-keywords.tsx'))

const Images = lazy(async () => ({ default: (await loadImages()).RelatedImages }))
const Nearest = lazy(async () => ({ default: (await loadReplacement()).Replacement }))
const Keywords = lazy(async () => ({ default: (await loadKeywords()).RelatedKeywords }))

/** What is related comes after what it is related to, and its code with it. */
export const Related = ({ imageId }: { imageId: string }) => (
  <Suspense fallback={<RelatedRoom />}>
    <Images imageId={imageId} />
  </Suspense>
)

export const Replacement = ({ imageId }: { imageId: string }) => (
  <Suspense>
    <Nearest imageId={imageId} />
  </Suspense>
)

export const RelatedKeywords = ({ q }: { q: string }) => (
  <Suspense>
    <Keywords q={q} />
  </Suspense>
)
