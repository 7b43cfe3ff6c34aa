import type { RestCase } from '../cases.ts'
import type { Process } from '../shop.ts'
import { APPLYING_CASES } from './applying.ts'
import { ARTIST_ACCOUNT_CASES } from './artist-account.ts'
import { ARTIST_PAGE_CASES } from './artist-pages.ts'
import { AUTH_CASES } from './auth.ts'
import { BATCH_CASES } from './batches.ts'
import { CONTENT_CASES } from './content.ts'
import { MESSAGE_PICTURE_CASES } from './message-pictures.ts'
import { ORDER_CASES } from './orders.ts'
import { OWN_ACCOUNT_CASES } from './own-accounts.ts'
import { ART_FIGURE_CASES, OWN_ART_CASES } from './own-art.ts'
import { PAYEE_CASES } from './payees.ts'
import { PAYOUT_CASES } from './payouts.ts'
import { PROJECT_CASES } from './projects.ts'
import { ORDER_PICTURE_CASES, RETURN_CASES } from './returns.ts'
import { ROYALTY_CASES } from './royalties.ts'
import { STOCK_CASES } from './stock.ts'
import { THREAD_CASES } from './threads.ts'
import { UPLOAD_CASES } from './uploads.ts'
import { VIEW_CASES } from './views.ts'
import { WEB_CASES } from './web.ts'

/** Who is answered what by every route of every process, and by every page. */
export const REST_TABLES: Readonly<Record<Process, readonly RestCase[]>> = {
  auth: AUTH_CASES,
  content: [
    ...CONTENT_CASES,
    ...BATCH_CASES,
    ...UPLOAD_CASES,
    ...APPLYING_CASES,
    ...OWN_ART_CASES,
    ...ARTIST_PAGE_CASES,
    ...MESSAGE_PICTURE_CASES,
    ...ORDER_PICTURE_CASES,
  ],
  main: [
    ...PROJECT_CASES,
    ...ORDER_CASES,
    ...RETURN_CASES,
    ...ROYALTY_CASES,
    ...VIEW_CASES,
    ...PAYEE_CASES,
    ...PAYOUT_CASES,
    ...OWN_ACCOUNT_CASES,
    ...ART_FIGURE_CASES,
    ...ARTIST_ACCOUNT_CASES,
    ...THREAD_CASES,
  ],
  stock: STOCK_CASES,
  web: WEB_CASES,
}
