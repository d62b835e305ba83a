import { expect, it } from 'vitest'
import { app } from '../../src/generated/app.ts'
import { routes } from '../../src/generated/routes.ts'
import { listSourceFiles, readSource } from './source-files.ts'

const facts = new Set([app.product, ...routes.map(({ pattern }) => pattern).filter((path) => path !== '/')])

/** The part of a route's path before its parameters. */
const prefixes = new Set(routes.flatMap(({ pattern }) => /^\/[\w-]+\/(?=:)/.exec(pattern)?.[0] ?? []))

/** The start of a template that fills a path. */
const templateStart = /`(\/[\w-]+\/)\$\{/g

/** A text between quotes, or between two JSX tags. */
const writtenText = /(?:['"]|>\s*)([^'"`<>{}\n]+?)(?=['"]|\s*<)/g

const files = listSourceFiles('src').filter((file) => !file.startsWith('src/generated/'))

it('src fills no path of a route by itself', () => {
  const offenders = files.flatMap((file) =>
    Array.from(readSource(file).matchAll(templateStart), ([, start = '']) => start)
      .filter((start) => prefixes.has(start))
      .map((start) => `${file}: ${start}`),
  )
  expect(offenders).toEqual([])
})

it('src has no product name and no path of a route', () => {
  const offenders = files.flatMap((file) =>
    Array.from(readSource(file).matchAll(writtenText), ([, text = '']) => text)
      .filter((text) => facts.has(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(offenders).toEqual([])
})
