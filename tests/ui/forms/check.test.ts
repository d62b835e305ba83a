import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createCheck, toCheckResult } from '@/ui/forms/check.ts'

const text = (missing: string) => z.string().check(z.minLength(1, missing))

function createForm(controls: Record<string, string>) {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(controls)) {
    const input = document.createElement('input')
    form.append(Object.assign(input, { name, value }))
  }
  return form
}

it('returns the data that the schema reads from the controls', () => {
  const check = createCheck(z.object({ name: z.string().check(z.trim()) }))
  expect(check(createForm({ name: ' Ana ' }))).toEqual({ data: { name: 'Ana' } })
})

it('returns the first message of each control', () => {
  const short = z.string().check(z.minLength(1, 'missing'), z.minLength(3, 'short'))
  const check = createCheck(z.object({ first: short, second: text('missing too') }))
  expect(check(createForm({ first: '', second: '' }))).toEqual({
    fieldErrors: { first: 'missing', second: 'missing too' },
  })
})

it('names a nested control by its path, and accepts other values', () => {
  const order = z.object({ items: z.array(z.object({ product: text('missing') })) })
  const check = createCheck(order, () => ({ items: [{ product: 'a' }, { product: '' }] }))
  expect(check(createForm({}))).toEqual({ fieldErrors: { 'items.1.product': 'missing' } })
})

it('returns the data if custom rules find no errors', () => {
  expect(toCheckResult('kept', {})).toEqual({ data: 'kept' })
  expect(toCheckResult('kept', { name: 'missing' })).toEqual({ fieldErrors: { name: 'missing' } })
})
