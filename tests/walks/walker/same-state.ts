import { deepStrictEqual } from 'node:assert/strict'
import type { AnyMachineSnapshot } from 'xstate'

const seen = ({ value, context, status, tags }: AnyMachineSnapshot) => ({
  value,
  context,
  status,
  tags: [...tags].sort(),
})

/** Throws unless both are in the same state with the same data and tags. */
export const assertSameState = (actual: AnyMachineSnapshot, expected: AnyMachineSnapshot): void =>
  deepStrictEqual(seen(actual), seen(expected))
