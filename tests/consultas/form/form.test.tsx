import type { Field } from '@manifest/schema/field.ts'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Announcer } from '@/ui/feedback/announcer.tsx'
import { ConsultaForm } from '../../../src/consultas/form/form.tsx'
import type { FormShape, FormValues } from '../../../src/consultas/form/form-values.ts'
import { renderInApp } from '../../support/render-in-app.tsx'

const cpf: Field = { kind: 'cpf', name: 'cpf', label: 'CPF', required: false, help: 'Com ou sem pontos.' }
const cnpj: Field = { kind: 'cnpj', name: 'cnpj', label: 'CNPJ', required: false }
const nome: Field = { kind: 'name', name: 'nome', label: 'Nome', required: true }
const email: Field = { kind: 'email', name: 'email', label: 'E-mail', required: true }
const submitted: FormValues[] = []
const edits: FormValues[] = []
let cleared = 0

beforeEach(() => {
  submitted.length = 0
  edits.length = 0
  cleared = 0
})

afterEach(cleanup)

const show = (definition: FormShape, sample?: FormValues, initialValues?: FormValues) =>
  renderInApp(
    <>
      <Announcer />
      <ConsultaForm
        definition={definition}
        sample={sample}
        initialValues={initialValues}
        isPending={false}
        onSubmit={(values) => submitted.push(values)}
        onEdit={(values) => edits.push(values)}
        onClear={() => {
          cleared += 1
        }}
      />
    </>,
  )

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement

const type = (name: string, value: string) =>
  act(async () => {
    input(name).value = value
    input(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

// The announcer updates its text after a delay, so the acts are asynchronous.
const leave = (name: string) =>
  act(async () => input(name).dispatchEvent(new Event('focusout', { bubbles: true })))

const submit = () => act(async () => document.querySelector('form')?.requestSubmit())

const press = (text: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent?.includes(text))?.click(),
  )

/** The accessible description of a field. */
const described = (name: string) =>
  (input(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' | ')

const summary = () => document.querySelector('[role=group]')

const readStatus = () => document.querySelector('[role=status]')?.textContent

describe('ConsultaForm', () => {
  it('validates a field on blur unless it is empty', async () => {
    await show({ fields: [nome, email] })
    await leave('nome')
    expect(input('nome').getAttribute('aria-invalid')).toBeNull()
    await type('email', 'ana@')
    expect(described('email')).toBe('')
    await leave('email')
    expect(input('email').getAttribute('aria-invalid')).toBe('true')
    expect(described('email')).toContain('E-mail inválido')
    await type('email', 'ana@exemplo.com')
    expect(described('email')).toBe('')
    expect(summary()).toBeNull()
  })

  it('shows the required message until the field has a value, and then validates on blur', async () => {
    await show({ fields: [nome] })
    await submit()
    await leave('nome')
    expect(described('nome')).toBe('Preencha o campo Nome')
    await type('nome', 'A')
    expect(described('nome')).toBe('')
    await leave('nome')
    expect(described('nome')).toBe('Escreva nome e sobrenome')
  })

  it('shows a single error at its field only', async () => {
    await show({ fields: [nome, email] })
    await type('nome', 'Ana Lima')
    await submit()
    expect(document.activeElement).toBe(input('email'))
    expect(readStatus()).toBe('E-mail: Preencha o campo E-mail')
    expect(summary()).toBeNull()
    expect(submitted).toEqual([])
  })

  it('shows a summary of several errors, announces it once, and links to each field', async () => {
    await show({ fields: [nome, email] })
    await submit()
    expect(document.activeElement).toBe(input('nome'))
    expect(readStatus()).toBe('Corrija 2 campos. Nome: Preencha o campo Nome')
    expect(document.getElementById(summary()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Corrija 2 campos',
    )
    expect(summary()?.querySelectorAll('li')).toHaveLength(2)
    await press('E-mail: Preencha o campo E-mail')
    expect(document.activeElement).toBe(input('email'))
    await type('email', 'ana@exemplo.com')
    expect(summary()).toBeNull()
    await type('nome', 'Ana Lima')
    await submit()
    expect(submitted).toEqual([{ nome: 'Ana Lima', email: 'ana@exemplo.com' }])
  })

  it('requires one of the alternative fields', async () => {
    await show({ fields: [cpf, cnpj, { ...nome, required: false }], requireOneOf: ['cpf', 'cnpj'] })
    await type('nome', 'Ana Lima')
    await submit()
    expect(document.activeElement).toBe(input('cpf'))
    expect(described('cpf')).toBe('Preencha ao menos um destes campos: CPF, CNPJ | Com ou sem pontos.')
    await type('cnpj', '1')
    expect(described('cpf')).toBe('Com ou sem pontos.')
    await type('cnpj', '12abc34501de35')
    await submit()
    expect(submitted).toEqual([{ cnpj: '12ABC34501DE35', nome: 'Ana Lima' }])
  })

  it('gives way with a kept document to a typed one, and refuses two typed ones', async () => {
    const alternatives = { fields: [cpf, cnpj], requireOneOf: ['cpf', 'cnpj'] }
    await show(alternatives, undefined, { cpf: '11144477735' })
    await type('cnpj', '12abc34501de35')
    expect(input('cpf').value).toBe('')
    await submit()
    expect(submitted).toEqual([{ cnpj: '12ABC34501DE35' }])
    // A sent value is kept, too.
    await type('cpf', '11144477735')
    expect(input('cnpj').value).toBe('')
    await type('cnpj', '12abc34501de35')
    await submit()
    expect(described('cnpj')).toBe('Preencha só um destes campos: CPF, CNPJ')
    expect(submitted).toHaveLength(1)
  })

  it('clears the form and focuses its first field', async () => {
    await show({ fields: [nome, email] })
    await type('email', 'ana@')
    await submit()
    await press('Limpar')
    expect([input('nome').value, input('email').value, described('email'), cleared]).toEqual(['', '', '', 1])
    expect(document.activeElement).toBe(input('nome'))
    expect(readStatus()).toBe('Formulário limpo')
    await submit()
    expect(described('email')).toBe('Preencha o campo E-mail')
  })

  it('fills the form with the example', async () => {
    const sample = { nome: 'Ana Lima', email: 'ana@exemplo.com' }
    await show({ fields: [nome, email] }, sample)
    await press('Preencher com exemplo')
    expect(input('nome').value).toBe('Ana Lima')
    await submit()
    expect(submitted).toEqual([sample])
  })
})
