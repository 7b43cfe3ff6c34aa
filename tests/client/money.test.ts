import { expect, test } from 'vitest'
import { formatMoney } from '#client/ui/money.ts'

// Spec 1.24
test('cents are shown as US dollars', () => {
  expect([0, 5, 123_456, -1_250].map(formatMoney)).toEqual(['$0.00', '$0.05', '$1,234.56', '-$12.50'])
})
