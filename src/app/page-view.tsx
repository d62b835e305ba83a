import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { pageShown } from '@/lib/page-shown.ts'
import { announce } from '@/ui/announcer.tsx'
import { PageBoundary } from './page-boundary.tsx'
import type { Page } from './pages.ts'

type PageViewProps = { page: Page; loading: ReactNode }

/** A route's page with its loading view and, should it fail, a way on. Without `loading` the layout's boundary shows its own. */
export function PageView({ page: { Component, consulta }, loading }: PageViewProps) {
  const { pathname } = useLocation()
  const content = (
    <>
      <Component {...(consulta === undefined ? {} : { consulta })} />
      <Arrival key={pathname} />
    </>
  )
  return (
    <PageBoundary key={pathname}>
      {loading === undefined ? content : <Suspense fallback={loading}>{content}</Suspense>}
    </PageBoundary>
  )
}

let isFirst = true

/** Stands beside the page, so that it acts once the page is there: heading focused and announced, scrolled to the top. */
function Arrival() {
  useEffect(() => {
    pageShown()
    if (isFirst) {
      isFirst = false
      return
    }
    const heading = document.getElementById('page-title')
    window.scrollTo(0, 0)
    heading?.focus({ preventScroll: true })
    announce(heading?.textContent ?? '')
  }, [])
  return null
}
