/** A page that the shop's owner writes, drawn by whoever serves the graph (host/web/shop-pages). */
export interface ShopPageView {
  title: string
  description: string
  html: string
}

/** Answers a page by its name; null for none. */
export type ShopPages = (name: string) => Promise<ShopPageView | null>
