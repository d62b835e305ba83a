import { describe, expect, it } from 'vitest'
import { resolveReturnPath } from '@/pages/auth/resolve-return-path.ts'
import { app } from '../../../src/generated/app.ts'
import { routes } from '../../../src/generated/routes.ts'

const { home, login } = app.auth

const family = routes.find(({ pattern }) => pattern.endsWith('/:variant?'))?.pattern ?? ''
const page =
  routes.find(({ pattern, layout }) => layout === 'app' && pattern !== home && !pattern.includes(':'))
    ?.pattern ?? ''

describe('a login leads', () => {
  it.each([
    ['home when no path was asked for', null, home],
    ["to the path asked for, if it is the app's own", page, page],
    ['with its search and its place in the page', `${page}?q=1#a`, `${page}?q=1#a`],
    ['to the first variant of a family', family.replace('/:variant?', ''), family.replace('/:variant?', '')],
    ['to another variant', family.replace(':variant?', '7'), family.replace(':variant?', '7')],
    ['home instead of to a public screen, which would be the login again', login, home],
    ['home instead of to another site', 'https://example.com/', home],
    ['home instead of to another site without a scheme', '//example.com', home],
    ['home instead of to another site behind a backslash', '/\\example.com', home],
    ['home instead of to another site behind a tab', '/\t/example.com', home],
    ['home instead of to another site behind a line break', '/\n/example.com', home],
    ['home instead of to another site with a search', '//example.com?q=1#a', home],
    ['home instead of to another site behind a blank', ' //example.com', home],
    ['home instead of to a script', 'javascript:alert(1)', home],
    ['home instead of to a path without its slash', page.slice(1), home],
  ])('%s', (_reason, returnTo, expected) => {
    expect(resolveReturnPath(returnTo)).toBe(expected)
  })
})
