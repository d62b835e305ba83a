import type { Field } from '@manifest/schema/field.ts'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cacheAnswer, endSession } from '@/state/session.ts'
import { ConsultaForm } from '../../../src/consultas/form/form.tsx'
import type { FormValues } from '../../../src/consultas/form/form-values.ts'
import { asPath } from '../../support/as-path.ts'
import { renderInApp } from '../../support/render-in-app.tsx'

const [cpf, other] = ['11144477735', '39053344705']

const fields: Field[] = [
  { kind: 'cpf', name: 'cpf', label: 'CPF', required: true },
  { kind: 'date', name: 'nascimento', label: 'Nascimento', required: true, notFuture: true, help: 'Ajuda.' },
]
const submitted: FormValues[] = []

beforeEach(() => {
  submitted.length = 0
  cacheAnswer(
    {
      consultaId: 'cpf/1',
      family: 'cpf',
      path: asPath('/consulta/cpf'),
      title: 'Dados cadastrais',
      subject: '***',
      kind: 'cpf',
      ms: 1,
      subjectValue: cpf,
    },
    { cpf },
    {
      status: 'found',
      answer: { nascimento: '1984-01-17' },
      source: 'Fonte',
      isDemo: false,
      at: new Date(2026, 10, 3, 14, 2).getTime(),
    },
  )
})

afterEach(async () => {
  cleanup()
  endSession()
})

const show = (initialValues: FormValues = {}) =>
  renderInApp(
    <ConsultaForm
      definition={{ fields }}
      initialValues={initialValues}
      sample={undefined}
      isPending={false}
      onSubmit={(values) => submitted.push(values)}
      onEdit={() => undefined}
      onClear={() => undefined}
    />,
  )

const input = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement

const type = (name: string, value: string) =>
  act(async () => {
    input(name).value = value
    input(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

const origin = 'de Dados cadastrais, 14:02'

const page = () => document.body.textContent

it('fills in a known value when the subject is typed, says where it is from, and sends it', async () => {
  await show()
  expect(page()).not.toContain(origin)
  await type('cpf', cpf)
  expect(input('nascimento').value).toBe('17/01/1984')
  const described = input('nascimento').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(`${origin} Ajuda.`)
  await act(async () => document.querySelector('form')?.requestSubmit())
  expect(submitted).toEqual([{ cpf, nascimento: '1984-01-17' }])
})

it('can be changed, and is then no known value', async () => {
  await show()
  await type('cpf', cpf)
  await type('nascimento', '02051990')
  expect(page()).not.toContain(origin)
  await type('nascimento', '17011984')
  expect(page()).toContain(origin)
})

it('is removed with its subject, but not if the user typed it', async () => {
  await show()
  await type('cpf', cpf)
  await type('cpf', other)
  expect(input('nascimento').value).toBe('')
  await type('nascimento', '02051990')
  await type('cpf', cpf)
  expect(input('nascimento').value).toBe('02/05/1990')
})

it('says where a prefilled value is from', async () => {
  await show({ cpf, nascimento: '1984-01-17' })
  expect(page()).toContain(origin)
})
