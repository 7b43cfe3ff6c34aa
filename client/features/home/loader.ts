import { createQueryPreloader } from '@apollo/client/react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { HomePageDocument } from '#client/apollo/generated/graphql.ts'
import { apolloContext } from '#client/apollo/router-context.ts'

/** Asks for the pictures while the page is being drawn: the words do not wait for them. */
export const loadPictures = ({ context }: LoaderFunctionArgs) =>
  createQueryPreloader(context.get(apolloContext))(HomePageDocument, { errorPolicy: 'all' })
