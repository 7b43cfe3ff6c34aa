const LINES: Readonly<Record<string, string>> = {
  accrual: 'Royalty',
  reversal: 'Royalty taken back',
  adjustment: 'Adjustment',
  'payout-paid': 'Payment',
  'payout-returned': 'Payment that came back',
}

export const lineInWords = (kind: string): string => LINES[kind] ?? kind
