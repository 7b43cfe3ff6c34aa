/** The stock-photo source, which speaks Getty Images API v3. */
export interface StockAddress extends ServiceAddress {
  /** Sent with every call; a secret when the source is elsewhere. */
  apiKey: string
  /** Milliseconds that a page of search results waits for it. */
  wait: number
}

/**
 * Where a service answers: started here on loopback, or elsewhere when its *_URL is set. No slash at the end.
 */
export interface ServiceAddress {
  here: boolean
  port: number
  url: string
}

export const readServiceAddress = (port: number, elsewhere: string | undefined): ServiceAddress => ({
  here: elsewhere === undefined,
  port,
  url: elsewhere ?? `http://127.0.0.1:${port}`,
})
