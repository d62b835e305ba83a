import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { checkSpec, type FormSpec, SpecFields } from '../../../src/demos/parts/spec-form.tsx'
import { useDraft } from '../../../src/demos/parts/use-draft.ts'
import { renderInApp } from '../../support/render-in-app.tsx'

type Draft = { name: string; from: string; to: string; kind: string }

const spec: FormSpec<Draft> = [
  { name: 'name', label: 'Nome', required: 'Informe um nome.' },
  {
    row: [
      { name: 'from', label: 'De', required: true },
      { name: 'to', label: ({ from }) => `De ${from} até`, check: (to, { from }) => to < from && 'Antes.' },
    ],
  },
  { name: 'kind', label: 'Tipo', kind: 'select', options: [{ value: 'a', label: 'A' }] },
]

const draft: Draft = { name: 'Ana', from: '1', to: '2', kind: 'a' }

function Form() {
  const [sent, setSent] = useState('')
  const validate = (draft: Draft) => checkSpec(spec, draft)
  const { form, ...state } = useDraft({
    initial: { ...draft, name: '' },
    validate,
    onSubmit: (draft) => setSent(JSON.stringify(draft)),
  })
  return (
    <form {...form}>
      <SpecFields spec={spec} form={state} />
      <output>{sent}</output>
      <button type="submit">Adicionar</button>
    </form>
  )
}

afterEach(cleanup)

describe('a form from a specification', () => {
  it('has the errors of required fields and of checks', () => {
    expect(checkSpec(spec, draft)).toEqual({})
    expect(checkSpec(spec, { ...draft, name: ' ', from: '', to: '' })).toEqual({ name: 'Informe um nome.' })
    expect(checkSpec(spec, { ...draft, to: '0' })).toEqual({ to: 'Antes.' })
  })

  it('binds its fields by name and shows their errors', async () => {
    await renderInApp(<Form />)
    fireEvent.click(screen.getByRole('button'))
    expect(await screen.findByText('Informe um nome.')).toBeDefined()
    fireEvent.change(screen.getByLabelText(/^Nome/), { target: { value: 'Bia' } })
    expect(screen.getByLabelText('De 1 até')).toBeDefined()
    fireEvent.click(screen.getByRole('button'))
    expect(await screen.findByText(JSON.stringify({ ...draft, name: 'Bia' }))).toBeDefined()
  })
})
