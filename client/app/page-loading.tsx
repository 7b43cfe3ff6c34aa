/** Holds the page's room while its first chunk comes, so that the footer does not jump. */
export const PageLoading = () => <div style={{ minHeight: '100vh' }} aria-busy="true" />
