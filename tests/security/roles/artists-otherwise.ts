import type { Outcome } from './graph/case.ts'

/** What an applicant and another artist are answered. */
export type Others<T> = readonly [applicant: T, another: T]

/** Of REST, if not what a customer and the artist are. */
export const REST_OTHERWISE: Readonly<Record<string, Others<number>>> = {
  // Another's is 404.
  'GET /api/artist-profile/:/sample/ the artist’s': [404, 404],
  'OPTIONS /api/artist-profile/:/': [404, 404],
  'GET /api/artist-profile/:/': [404, 404],
  'OPTIONS /api/own-art/:/ of the artist’s': [404, 404],
  'GET /api/own-art/:/ of the artist’s': [404, 404],
  'PUT /api/own-art/:/ of the artist’s': [404, 404],
  'POST /api/own-art/:/withdrawal/ of the artist’s': [404, 404],
  'GET /api/art-figures/:/carts/ of the artist’s': [404, 404],
  'POST /api/artist-account/tax-form/:/file/ of the artist’s': [404, 404],
  'GET /api/artist-threads/:/ the artist’s': [404, 404],
  'GET /api/artist-threads/:/messages/ the artist’s': [404, 404],
  'POST /api/artist-threads/:/messages/ the artist’s': [404, 404],
  'POST /api/artist-threads/:/read/ the artist’s': [404, 404],
  'POST /api/message-pictures/:/ into the artist’s thread, without a picture': [404, 404],
  'POST /api/message-pictures/:/claim/ of the artist’s thread, that there is not': [404, 404],
  'GET /api/message-pictures/:/ of the artist’s thread': [404, 404],
  'GET /api/earnings/payments/:/lines/ of the artist’s': [404, 404],
  'GET /api/earnings/sales/:/ of the artist’s': [404, 404],
  'GET /api/earnings/statements/:/ of the artist’s': [404, 404],
  'POST /api/earnings/statements/:/pdf/file/ of the artist’s': [404, 404],
  'POST /api/earnings/statements/:/csv/file/ of the artist’s': [404, 404],
  'PUT /api/artist-account/payment-accounts/:/ of the artist’s': [404, 404],
  'POST /api/artist-account/payment-accounts/:/status-transitions/ of the artist’s': [404, 404],
  'POST /api/artist-account/agreement/:/file/ that the artist has accepted': [404, 404],
  // A list that is asked for by the account of another is refused.
  'GET /api/artist-profile/ the artist’s': [403, 403],
  // Nobody follows themselves.
  'PUT /content/artists/:/following/ of the artist': [200, 200],
  // An applicant sends pictures and writes to staff.
  'POST /api/upload/files/': [201, 201],
  'GET /api/upload/files/': [200, 200],
  'HEAD /api/upload/files/:/': [404, 404],
  'PATCH /api/upload/files/:/': [404, 404],
  'GET /api/upload/files/:/': [404, 404],
  'DELETE /api/upload/files/:/ which does nothing of another’s': [200, 200],
  'POST /api/upload/files/:/apart/': [404, 404],
  'POST /api/upload/known/': [200, 200],
  'GET /api/artist-threads/:/ one’s own': [200, 200],
}

/** The same of the graph. */
export const GRAPH_OTHERWISE: Readonly<Record<string, Others<Outcome>>> = {
  // Another's is not there.
  'query ownWork': ['null', 'null'],
  'query workInCarts': ['null', 'null'],
  'query record an artist’s work': ['null', 'null'],
  'query earningsPaymentLines of the artist’s': ['null', 'null'],
  'query earningsSale of the artist’s': ['null', 'null'],
  'query earningsStatement of the artist’s': ['null', 'null'],
  'query artistThread the artist’s': ['null', 'null'],
  'query artistMessagePicture of the artist’s thread': ['null', 'null'],
  'mutation saveRecord an artist’s work': ['NOT_FOUND', 'NOT_FOUND'],
  'mutation withdrawWork of the artist’s': ['NOT_FOUND', 'NOT_FOUND'],
  'mutation choosePaymentAccount of the artist’s': ['NOT_FOUND', 'NOT_FOUND'],
  'mutation removePaymentAccount of the artist’s': ['NOT_FOUND', 'NOT_FOUND'],
  'mutation openMoneyFile own-tax-form of the artist’s': ['NOT_FOUND', 'NOT_FOUND'],
  'mutation openMoneyFile agreement of the artist’s': ['NOT_FOUND', 'NOT_FOUND'],
  'mutation openMoneyFile statement-pdf of the artist’s': ['NOT_FOUND', 'NOT_FOUND'],
  'mutation openMoneyFile statement-csv of the artist’s': ['NOT_FOUND', 'NOT_FOUND'],
  'mutation sendArtistMessage': ['NOT_FOUND', 'NOT_FOUND'],
  'mutation readArtistThread': ['NOT_FOUND', 'NOT_FOUND'],
  'mutation sendArtistMessagePicture with no picture in it': ['NOT_FOUND', 'NOT_FOUND'],
  // Nobody follows themselves.
  'mutation setFollowing on the page of the artist': ['ok', 'ok'],
  // An applicant sends pictures and writes to staff.
  'query artistProfile one’s own': ['ok', 'ok'],
  'query ownArtistThread': ['ok', 'ok'],
  'query uploadFiles': ['ok', 'ok'],
  'query uploadFilesById': ['ok', 'ok'],
  'mutation findKnownPictures': ['ok', 'ok'],
  'mutation discardUploadFile': ['ok', 'ok'],
  'mutation tellPicturesApart': ['NOT_FOUND', 'NOT_FOUND'],
}
