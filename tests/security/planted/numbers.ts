import type { Planted } from './search.ts'

/** Right and wrong ones, each in a form of its own. No other test, and nothing else of the shop, has them. */
export const PLANTED = {
  account: { number: '409183752964', formatted: ['4091 8375 2964'] },
  differing: { number: '409183752965' },
  tooLong: { number: '409183752964183752' },
  arabic: { number: '٤٠٩١٨٣٧٥٢٩٦٤' },
  corrected: { number: '771930482655' },
  iban: { number: 'DE75512108001245126199', formatted: ['DE75 5121 0800 1245 1261 99'] },
  wrongIban: { number: 'DE76512108001245126199' },
  mobile: { number: '2128675309', formatted: ['(212) 867-5309', '212-867-5309'] },
  wrongMobile: { number: '1128675309' },
  own: { number: '608294175036', formatted: ['6082 9417 5036'] },
  ownDiffering: { number: '608294175037' },
  ownMobile: { number: '2128674417', formatted: ['(212) 867-4417', '212-867-4417'] },
  inOwnName: { number: '630416397', formatted: ['630-41-6397'] },
  inRouting: { number: '619305286147' },
  inReason: { number: '518273645', formatted: ['518-27-3645'] },
  inName: { number: '529384756', formatted: ['529-38-4756'] },
  ssn: { number: '536904811', formatted: ['536-90-4811'] },
  wrongSsn: { number: '666904811', formatted: ['666-90-4811'] },
  foreign: { number: '7569217076985', formatted: ['756.9217.0769.85'] },
  inMessage: { number: '541236807', formatted: ['541-23-6807'] },
  inReport: { number: '552347918', formatted: ['55-2347918'] },
  inNote: { number: '563458029', formatted: ['563-45-8029'] },
  inFileName: { number: '574569130', formatted: ['574-56-9130'] },
  inThread: { number: '596782352', formatted: ['596-78-2352'] },
  cardInThread: { number: '4539578763621486', formatted: ['4539 5787 6362 1486'] },
  ibanInThread: { number: 'GB33BUKB20201555555555', formatted: ['GB33 BUKB 2020 1555 5555 55'] },
  inTransition: { number: '585671241', formatted: ['585-67-1241'] },
} satisfies Record<string, Planted>
export const ALL: readonly Planted[] = Object.values(PLANTED)
