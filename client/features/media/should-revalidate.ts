import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

/** Opening and closing the quick view changes the hash only: the page is still the page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.search !== nextUrl.search ||
  currentUrl.hash === nextUrl.hash
