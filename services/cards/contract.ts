/**
 * The payment provider of the demonstration, which answers where no keys of Stripe are set: as much of
 * Stripe's API of 2026-10-28 as PaymentIntents captured by hand need, in its wire format (forms in, JSON out,
 * `{error}` for problems, Idempotency-Key). It takes the test cards of test-cards.ts and moves no money.
 *
 * With `Authorization: Bearer {secret key}`: POST /v1/payment_intents, GET /v1/payment_intents/{id}, POST
 * /v1/payment_intents/{id}/capture and /cancel, POST /v1/refunds (of `amount`, or all that is left).
 *
 * From a page, with `key` (the publishable one) and `client_secret` in the form: POST
 * /v1/payment_intents/{id}/confirm with `payment_method_data[card][number]`, and, where the card's bank asks,
 * /authenticate with `passed`, which Stripe's own page does in a way that is Stripe's alone.
 *
 * It tells nothing by webhook: nobody but the shop changes an intent.
 */
