import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Visit } from '#client/app/start/visit.ts'
import { visitContext } from '#client/app/start/visit-context.ts'

/** A page's loader that makes what comes with the page, once, before anything of it is shown. */
export const loadOnce =
  <Made>(make: (visit: Visit) => Made) =>
  ({ context }: LoaderFunctionArgs): Made =>
    context.get(visitContext).makeOnce(make)
