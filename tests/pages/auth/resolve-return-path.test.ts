import { describe, expect, it } from 'vitest'
import { resolveReturnPath } from '@/pages/auth/resolve-return-path.ts'
import { app } from '../../../src/generated/app.ts'
import { routes } from '../../../src/generated/routes.ts'

const { home, login } = app.auth

const family = routes.find(({ pattern }) => pattern.endsWith('/:variant?'))?.pattern ?? ''
const page =
  routes.find(({ pattern, layout }) => layout === 'app' && pattern !== home && !pattern.includes(':'))
    ?.pattern ?? ''

describe('the path after a login', () => {
  it.each([
    ['is home without a requested path', null, home],
    ['is a requested path of the app', page, page],
    ['keeps query and hash', `${page}?q=1#a`, `${page}?q=1#a`],
    [
      'may be the first variant of a family',
      family.replace('/:variant?', ''),
      family.replace('/:variant?', ''),
    ],
    ['may be another variant', family.replace(':variant?', '7'), family.replace(':variant?', '7')],
    ['is home instead of a public screen', login, home],
    ['is home instead of another site', 'https://example.com/', home],
    ['is home instead of another site without a scheme', '//example.com', home],
    ['is home instead of another site behind a backslash', '/\\example.com', home],
    ['is home instead of another site behind a tab', '/\t/example.com', home],
    ['is home instead of another site behind a line break', '/\n/example.com', home],
    ['is home instead of another site with a query', '//example.com?q=1#a', home],
    ['is home instead of another site behind a space', ' //example.com', home],
    ['is home instead of a script', 'javascript:alert(1)', home],
    ['is home instead of a path without its slash', page.slice(1), home],
  ])('%s', (_reason, returnTo, expected) => {
    expect(resolveReturnPath(returnTo)).toBe(expected)
  })
})
