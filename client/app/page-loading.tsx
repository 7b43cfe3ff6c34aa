/** Stands in while the page's first chunk comes; the layout keeps its room. */
export const PageLoading = () => <div aria-busy="true" />
