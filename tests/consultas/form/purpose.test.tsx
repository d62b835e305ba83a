import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { purposes } from '@/generated/purposes.ts'
import { lastPurposes, recordPurpose } from '@/state/last-purposes.ts'
import { purpose } from '@/state/purpose.ts'
import { ConsultaForm } from '../../../src/consultas/form/form.tsx'
import type { FormShape, FormValues } from '../../../src/consultas/form/form-values.ts'
import { purposeField } from '../../../src/consultas/form/purpose.ts'
import { renderInApp } from '../../support/render-in-app.tsx'

const shape: FormShape = {
  purpose: 'required',
  fields: [{ kind: 'text', name: 'nome', label: 'Nome', required: false, maxLength: 80 }],
}

const [first = '', second = ''] = purposes
const submitted: FormValues[] = []

beforeEach(() => {
  submitted.length = 0
  purpose.chosen = undefined
  lastPurposes.byUser = {}
})

afterEach(cleanup)

const show = (definition: FormShape = shape, key = 'one') =>
  renderInApp(
    <ConsultaForm
      key={key}
      definition={definition}
      initialValues={{ nome: 'Ana' }}
      sample={undefined}
      isPending={false}
      onSubmit={(values) => submitted.push(values)}
      onEdit={() => undefined}
      onClear={() => undefined}
    />,
  )

const select = () => document.querySelector('select') as HTMLSelectElement

const choose = (value: string) =>
  act(async () => {
    select().value = value
    select().dispatchEvent(new Event('change', { bubbles: true }))
  })

const submit = () => act(async () => document.querySelector('form')?.requestSubmit())

const press = (text: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent?.includes(text))?.click(),
  )

it('is not submitted without a purpose, which gets the focus and the message', async () => {
  await show()
  await submit()
  expect(submitted).toEqual([])
  expect(document.activeElement).toBe(select())
  expect(select().getAttribute('aria-invalid')).toBe('true')
  expect(document.body.textContent).toContain('Preencha o campo Finalidade')
  await choose(second)
  expect(document.body.textContent).not.toContain('Preencha o campo Finalidade')
  await submit()
  // The purpose is not one of the values.
  expect(submitted).toEqual([{ nome: 'Ana' }])
})

it('comes after the fields and offers the purposes of the manifest', async () => {
  await show()
  const names = [...document.querySelectorAll<HTMLInputElement>('input, select')].map(({ name }) => name)
  expect(names).toEqual(['nome', purposeField().name])
  expect([...select().options].map(({ text }) => text)).toEqual(['Escolha', ...purposes])
  expect(select().labels?.[0]?.textContent).toMatch(/^Finalidade/)
})

it('is the same in later forms, and stays after Limpar', async () => {
  await show()
  await choose(first)
  await press('Limpar')
  expect(select().value).toBe(first)
  await show(shape, 'another')
  expect(select().value).toBe(first)
  await choose(second)
  expect(purpose.chosen).toBe(second)
})

it('does not fulfil the requirement of at least one field', async () => {
  await show()
  await choose(first)
  await press('Limpar')
  await submit()
  expect(document.body.textContent).toContain('Preencha ao menos um campo')
})

it('is absent if the consulta does not require it', async () => {
  await show({ fields: shape.fields })
  expect(document.querySelector('select')).toBeNull()
})

it('offers the purposes used last, each with one click', async () => {
  recordPurpose(first)
  recordPurpose(second)
  await show()
  const group = screen.getByRole('group', { name: 'Finalidades usadas por último' })
  expect([...group.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([second, first])
  await press(first)
  expect(purpose.chosen).toBe(first)
  expect(group.querySelector('[aria-pressed=true]')?.textContent).toBe(first)
  expect(submitted).toEqual([])
})

it('does not offer what is chosen already', async () => {
  recordPurpose(first)
  purpose.chosen = first
  await show()
  expect(document.querySelector('[aria-pressed]')).toBeNull()
})

it('submits the form at Enter', async () => {
  await show()
  await choose(first)
  await act(async () =>
    select().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  )
  expect(submitted).toEqual([{ nome: 'Ana' }])
})
