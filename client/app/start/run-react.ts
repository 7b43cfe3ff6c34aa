/** Runs React as its own file runs: the build would have the file that imports it do so. */
import 'react'
import 'react-dom/client'
