import encodeQR from 'qr'

/** Cells of white around it, which readers need. */
const QUIET = 4

/** One path of squares, drawn here: the key in it goes to nobody else. */
export const drawQrCode = (text: string): { viewBox: string; path: string } => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { viewBox: `0 0 ${rows.length} ${rows.length}`, path }
}
