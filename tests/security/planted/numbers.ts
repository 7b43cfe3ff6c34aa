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
  inReason: { number: '518273645', formatted: ['518-27-3645'] },
  inName: { number: '529384756', formatted: ['529-38-4756'] },
  ssn: { number: '536904811', formatted: ['536-90-4811'] },
  wrongSsn: { number: '666904811', formatted: ['666-90-4811'] },
  foreign: { number: '7569217076985', formatted: ['756.9217.0769.85'] },
  inMessage: { number: '541236807', formatted: ['541-23-6807'] },
  inReport: { number: '552347918', formatted: ['55-2347918'] },
  inNote: { number: '563458029', formatted: ['563-45-8029'] },
  inFileName: { number: '574569130', formatted: ['574-56-9130'] },
  ownSsn: { number: '547192836', formatted: ['547-19-2836'] },
  ownWrongSsn: { number: '000192836', formatted: ['000-19-2836'] },
  ownEin: { number: '203947561', formatted: ['20-3947561'] },
  ownForeign: { number: '83472619054', formatted: ['83 472 619 054'] },
  ownInName: { number: '591827364', formatted: ['591-82-7364'] },
  born: { number: '19790314', formatted: ['1979-03-14'] },
  wrongBorn: { number: '20190723', formatted: ['2019-07-23'] },
  inTransition: { number: '585671241', formatted: ['585-67-1241'] },
} satisfies Record<string, Planted>
export const ALL: readonly Planted[] = Object.values(PLANTED)
