import { expect, it } from 'vitest'
import { app } from '../../src/generated/app.ts'
import { routes } from '../../src/generated/routes.ts'
import { listSourceFiles, readSource } from './source-files.ts'

const facts = new Set([app.product, ...routes.map(({ pattern }) => pattern).filter((path) => path !== '/')])

/** A text between quotes, or between two JSX tags. */
const writtenText = /(?:['"]|>\s*)([^'"`<>{}\n]+?)(?=['"]|\s*<)/g

it('src has no product name and no path of a route', () => {
  const files = listSourceFiles('src').filter((file) => !file.startsWith('src/generated/'))
  const offenders = files.flatMap((file) =>
    Array.from(readSource(file).matchAll(writtenText), ([, text = '']) => text)
      .filter((text) => facts.has(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(offenders).toEqual([])
})
