import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { app } from '@/generated/app.ts'

/** A random id at the end of a path, such as a subject's. A title leaves it out. */
const idAtEnd = /\/[\da-f-]{36}$/

/** Sets the document's title to the product's name and the path, from the first route on. */
export function RouteTitle() {
  const { pathname } = useLocation()
  const title = app.titles.route.replace('{path}', pathname.replace(idAtEnd, ''))
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
