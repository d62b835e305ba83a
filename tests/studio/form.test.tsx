import type { FormControl, FormNode, ValueEdit } from '@manifest/contract/studio.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FormContext } from '../../src/studio/form/form-context.ts'
import { NodeFields } from '../../src/studio/form/node-fields.tsx'
import { renderInApp } from '../support/render-in-app.tsx'

const file = 'consultas/cpf.yaml'

const build = (key: string, label: string, control: FormControl, rest: Partial<FormNode> = {}): FormNode => ({
  path: [key],
  key,
  label,
  control,
  isRequired: false,
  diagnostics: [],
  ...rest,
})

const text = { type: 'text', isLong: false } as const

/** Renders the form of a node. Returns the edits that it asks for. */
async function show(node: FormNode, isCurrent = true): Promise<ValueEdit[]> {
  const edits: ValueEdit[] = []
  await renderInApp(
    <FormContext
      value={{
        file,
        isCurrent,
        edit: async (_label, more) => void edits.push(...more),
        open: () => undefined,
        openYaml: () => undefined,
      }}
    >
      <NodeFields node={node} />
    </FormContext>,
  )
  return edits
}

const showObject = (...children: FormNode[]) => show(build('', 'Variante', { type: 'object', children }))

afterEach(cleanup)

it('shows the keys that are set with their errors, and the others on demand', async () => {
  const diagnostic = {
    code: 'too-short',
    severity: 'error',
    message: 'O título está vazio',
    hint: '',
    file,
    line: 1,
    column: 1,
    range: { start: 0, end: 1 },
    path: ['title'],
  } as const
  await showObject(
    build('title', 'Título', text, { value: 'CPF', diagnostics: [diagnostic] }),
    build('description', 'Descrição', text),
  )
  const title = screen.getByLabelText('Título')
  expect(title).toHaveProperty('value', 'CPF')
  expect(title.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('O título está vazio')).toBeTruthy()
  expect(screen.queryByLabelText('Descrição')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mais campos (1)' }))
  expect(screen.getByLabelText('Descrição')).toBeTruthy()
})

it('edits the file once, when the user leaves the field, and removes the key of an emptied field', async () => {
  const edits = await showObject(build('title', 'Título', text, { value: 'CPF' }))
  const title = screen.getByLabelText('Título')
  fireEvent.blur(title)
  fireEvent.change(title, { target: { value: 'Sit' } })
  fireEvent.change(title, { target: { value: 'Situação' } })
  expect(edits).toEqual([])
  fireEvent.blur(title)
  const place = { file, path: ['title'] }
  expect(edits.splice(0)).toEqual([{ op: 'set', place, value: 'Situação' }])
  fireEvent.change(title, { target: { value: '' } })
  fireEvent.keyDown(title, { key: 'Enter' })
  expect(edits).toEqual([{ op: 'remove', place }])
})

it('shows the value again after an undo that comes before the next check', async () => {
  const node = build('title', 'Título', text, { value: 'CPF' })
  await show(node)
  const title = screen.getByLabelText('Título')
  fireEvent.change(title, { target: { value: 'Situação' } })
  fireEvent.blur(title)
  await show(node, false)
  expect(title).toHaveProperty('value', 'Situação')
  await show(node)
  expect(title).toHaveProperty('value', 'CPF')
})

it('keeps what the user types after Enter, and edits once by Enter and leaving the field', async () => {
  const node = build('title', 'Título', text, { value: 'CPF' })
  const edits = await show(node)
  const title = screen.getByLabelText('Título')
  fireEvent.change(title, { target: { value: 'Sit' } })
  fireEvent.keyDown(title, { key: 'Enter' })
  fireEvent.blur(title)
  expect(edits).toHaveLength(1)
  fireEvent.change(title, { target: { value: 'Situação' } })
  await show({ ...node, value: 'Sit' })
  expect(title).toHaveProperty('value', 'Situação')
})

it('counts a tick that comes before the form has the one before it', async () => {
  const choices = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
  const edits = await showObject(build('roles', 'Papéis', { type: 'names', choices }, { value: ['a'] }))
  fireEvent.click(screen.getByLabelText('b'))
  fireEvent.click(screen.getByLabelText('c'))
  expect(edits.map((edit) => 'value' in edit && edit.value)).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ])
})

it.each(['Remover um', 'Subir dois'])('%s: a double click changes the list once', async (label) => {
  const items = ['um', 'dois', 'três'].map((value, index) =>
    build(String(index), value, text, { value, path: ['names', index] }),
  )
  const control = { type: 'list', items, newItem: '', itemLabel: 'Nome' } as const
  const edits = await showObject(build('names', 'Nomes', control, { value: [] }))
  fireEvent.click(screen.getByRole('button', { name: label }))
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(edits).toHaveLength(1)
})

it('shows the inherited value, and removes the key of a switch that is set back to it', async () => {
  const edits = await showObject(
    build(
      'layout',
      'Layout',
      { type: 'choice', isClosed: true, choices: [{ value: 'app', label: 'Com menu' }] },
      { value: 'app', inherited: 'public' },
    ),
    build('batch', 'Lote', { type: 'boolean' }, { value: false, inherited: true }),
  )
  expect(
    within(screen.getByLabelText('Layout'))
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['public (herdado)', 'Com menu (app)'])
  fireEvent.click(screen.getByLabelText('Lote'))
  expect(edits).toEqual([{ op: 'remove', place: { file, path: ['batch'] } }])
})

it('writes the number of a badge as a number, and a consulta of another family with its family', async () => {
  const edits = await showObject(
    build('badge', 'Selo', { type: 'badge' }, { value: 'Novo' }),
    build(
      'variant',
      'Variante',
      {
        type: 'variant',
        current: 'cpf/1',
        choices: [
          { value: 'cpf/1', label: 'CPF' },
          { value: 'cep/2', label: 'CEP' },
        ],
      },
      { path: ['parts', 0, 'variant'] },
    ),
  )
  const badge = screen.getByRole('textbox', { name: 'Selo' })
  expect(document.querySelectorAll(`[id="${badge.id}"]`)).toHaveLength(1)
  fireEvent.change(badge, { target: { value: '12' } })
  fireEvent.blur(badge)
  expect(edits.splice(0)).toEqual([{ op: 'set', place: { file, path: ['badge'] }, value: 12 }])
  fireEvent.change(screen.getByLabelText('Variante'), { target: { value: 'cep/2' } })
  expect(edits).toEqual([
    { op: 'set', place: { file, path: ['parts', 0, 'variant'] }, value: 2 },
    { op: 'set', place: { file, path: ['parts', 0, 'consulta'] }, value: 'cep' },
  ])
})

it('lets the author try a field: its mask, its error and the value that it sends', async () => {
  await show(
    build(
      '0',
      'CPF',
      {
        type: 'object',
        children: [
          build('kind', 'Tipo', text, { value: 'cpf' }),
          build('name', 'Nome', text, { value: 'cpf' }),
          build('label', 'Rótulo', text, { value: 'Documento' }),
        ],
      },
      { path: ['fields', 0] },
    ),
  )
  const tried = within(screen.getByRole('region', { name: 'Experimente o campo' }))
  const input = tried.getByLabelText('Documento')
  const type = (value: string) => {
    fireEvent.input(input, { target: { value } })
    fireEvent.blur(input)
  }
  type('52998224724')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  type('52998224725')
  expect(input).toHaveProperty('value', '529.982.247-25')
  expect(tried.getByRole('status').textContent).toBe('Válido. Vai no pedido: 52998224725')
})

it('keeps a key under the pointer when it is set, and gives it a removal', async () => {
  const keys = (value?: boolean) => [
    build('title', 'Título', text, { value: 'CPF', isRequired: true }),
    build('order', 'Ordem', text),
    build('isHide', 'Esconder', { type: 'boolean' }, value === undefined ? {} : { value }),
    build('badge', 'Selo', text),
  ]
  const listLabels = () =>
    screen.getAllByText(/^(?:Título|Ordem|Esconder|Selo)$/).map((one) => one.textContent)
  const form = (value?: boolean) => build('', 'Entrada', { type: 'object', children: keys(value) })
  await show(form())
  fireEvent.click(screen.getByRole('button', { name: 'Mais campos (3)' }))
  const before = listLabels()
  expect(screen.queryByRole('button', { name: 'Remover Esconder' })).toBeNull()
  const edits = await show(form(true))
  expect(listLabels()).toEqual(before)
  expect(screen.queryByRole('button', { name: 'Remover Título' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remover Esconder' }))
  expect(edits).toEqual([{ op: 'remove', place: { file, path: ['isHide'] } }])
})

it('writes an optional object only with its first value', async () => {
  const child = build('amount', 'Créditos', text, { path: ['cost', 'amount'] })
  const edits = await showObject(
    build('cost', 'Custo', { type: 'object', children: [child] }, { value: undefined }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Mais campos (1)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar Custo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mais campos (1)' }))
  expect(edits).toEqual([])
  fireEvent.change(screen.getByLabelText('Créditos'), { target: { value: '2' } })
  fireEvent.blur(screen.getByLabelText('Créditos'))
  expect(edits).toEqual([{ op: 'set', place: { file, path: ['cost', 'amount'] }, value: '2' }])
})
