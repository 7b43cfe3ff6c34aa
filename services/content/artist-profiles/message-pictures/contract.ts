/**
 * The pictures of what artists and staff write to each other (issue 16, line 17). A thread is named by the
 * account's uuid of its artist. All routes are for that artist and for staff: 401 for a guest, and 404 for
 * everybody else, as it is where the account has no artist profile. No address leads to a picture: it is
 * handed out as a `data:` address.
 */

/** A message has no more. */
export const MOST_PICTURES = 5
/** Pixels: the longest side of what is kept. */
export const PICTURE_SIDE = 1_600
/** Pixels: the longest side of what stands beside a message. */
export const THUMB_SIDE = 320
/** Of one sender: older ones that no message has go. */
export const MOST_UNSENT = 30
/** Of one sender in 24 hours. */
export const MOST_A_DAY = 200

/**
 * POST /api/message-pictures/{thread}/ with the bytes of a JPEG, PNG or WebP, at most 10 MB → 200
 * {@link MessagePictureView}: keeps it as a JPEG of at most 1,600 pixels a side without metadata. Equal bytes
 * are kept once. Only its sender sees it before a message has it; one that none has goes after a week. 400 at
 * `picture`, 413, 429 after 200 in a day, and 503 with Retry-After when too many wait.
 */
export interface MessagePictureView {
  /** SHA-256 in hexadecimal, of what is shown and who sent it to whom. */
  name: string
  /** Pixels. */
  width: number
  height: number
}

/**
 * POST /api/message-pictures/{thread}/claim/ {@link ClaimBody} → 200 {@link ClaimedPictures}, in the order
 * that was asked: both sides see these pictures of whoever asks from now on. The same again changes nothing.
 * 400 at `pictures` where one of them is gone.
 */
export interface ClaimBody {
  /** 1 to 5 names. */
  pictures: string[]
}

export interface ClaimedPictures {
  results: MessagePictureView[]
}

/** GET /api/message-pictures/{name}/?size=thumb (or whole) → 200 {@link ShownPicture}; 404. */
export interface ShownPicture extends MessagePictureView {
  /** A JPEG as a `data:` address: of at most 320 pixels a side, or as it is kept. */
  preview: string
}

/**
 * Pictures of what a customer of an order returns, for the main service alone, which knows who may open the
 * order; `place` is a uuid that it makes of the order's number, and stands for thread and sender. The same
 * rules and limits hold.
 *
 * - POST /api/order-pictures/{place}/ {@link OrderPictureBody} → 200 {@link MessagePictureView}.
 * - POST /api/order-pictures/{place}/claim/ {@link ClaimBody} → 200 {@link ClaimedPictures}.
 * - GET /api/order-pictures/{place}/{name}/?size= → 200 {@link ShownPicture}; 404.
 */
export interface OrderPictureBody {
  /** A JPEG, PNG or WebP in base64. */
  picture: string
}
