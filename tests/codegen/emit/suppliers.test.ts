import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generateCase } from '../support/fixture-case.ts'

/** Names, addresses, variables and texts of the case's suppliers. */
const words = /acme|reserva\b|supplier/i

it('emits nothing about suppliers, except names for editors', async () => {
  const result = await generateCase('valid-suppliers')
  if (!result.ok) throw new Error('The case is invalid')
  const telling = result.files.filter(({ content }) => words.test(content)).map(({ path }) => path)
  expect(telling).toEqual(['schema/suppliers.schema.json', 'schema/consulta.schema.json'])
  const secrets = result.files.filter(({ content }) => /acme\.example|ACME_ID|RESERVA_KEY/.test(content))
  expect(secrets).toEqual([])
})

it('keeps the schemas of editors out of the app', () => {
  const src = join(import.meta.dirname, '../../../src')
  const importers = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => /generated\/schema|\.schema\.json/.test(readFileSync(join(src, name), 'utf8')))
  expect(importers).toEqual([])
})
