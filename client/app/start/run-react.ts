/** Runs React where its file does, before the storefront's own: the build would run it where it is imported. */
import 'react'
import 'react-dom/client'
