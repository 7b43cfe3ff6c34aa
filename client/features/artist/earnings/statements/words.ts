const LINES: Readonly<Record<string, string>> = {
  accrual: 'Royalty',
  reversal: 'Royalty reversed',
  adjustment: 'Adjustment',
  'payout-paid': 'Payment',
  'payout-returned': 'Returned payment',
}

export const lineInWords = (kind: string): string => LINES[kind] ?? kind
