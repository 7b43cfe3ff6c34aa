import { expect, test } from 'vitest'
import type { Applying } from '#client/actors/artist-apply.ts'
import { Welcome } from '#client/features/artist/apply/welcome.tsx'
import { render, wordsOf } from '#tests/support/client/render.tsx'
import { openTestVisit } from '#tests/support/client/visits.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'

const beginningAt = async (step: Applying['step']) => {
  const visit = await openTestVisit('http://localhost:1/graphql')
  afterFile(visit.leave)
  const applying = { step, isPending: false, isUnloaded: false } as Applying
  return wordsOf(render(<Welcome applying={applying} />, visit), 'button')
}

test('whoever has begun to apply is asked to continue, and nobody else is', async () => {
  expect(await beginningAt(null)).toEqual(['Apply to sell'])
  expect(await beginningAt('info')).toEqual(['Continue your application'])
  expect(await beginningAt('sample')).toEqual(['Continue your application'])
  expect(await beginningAt('applied')).toEqual(['See your application'])
})
