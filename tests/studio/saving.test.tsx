import type { StudioRequests } from '@manifest/contract/studio.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SaveDialog } from '../../src/studio/saving/save-dialog.tsx'
import { acceptDisk, applyTexts, draftState } from '../../src/studio/workspace/drafts.ts'
import { renderInApp } from '../support/render-in-app.tsx'
import { waitFor } from '../support/wait-for.ts'
import { openFiles, startStudioServer } from './studio-server.ts'

const name = 'app.yaml'
const compare = () => ({
  patches: [{ name, patch: '-product: A\n+product: B' }],
  changes: [{ text: 'product: A → B', isBreaking: false }],
})
const check = () => ({ diagnostics: [] })
const onSaved = vi.fn()

beforeEach(() => {
  // The DOM of tests has no animations.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }))
  onSaved.mockClear()
  Object.assign(draftState, { drafts: {}, base: {}, baseTexts: {}, done: [], undone: [] })
  acceptDisk(openFiles({ [name]: 'product: A' }))
  applyTexts('Produto', { [name]: 'product: B' })
})

afterEach(cleanup)

const show = () => renderInApp(<SaveDialog onSaved={onSaved} onDismiss={() => undefined} />)

async function save() {
  await screen.findByText('product: A → B')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Salva/ })))
}

it('saves the drafts with the digests of the texts they began with', async () => {
  const requests = startStudioServer({
    compare,
    check,
    save: () => ({ files: [] }),
    open: () => openFiles({ [name]: 'product: B' }),
  })
  await show()
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('1 arquivo no disco'))
  expect(requests.find((request) => request.name === 'save')?.body).toEqual({
    drafts: { [name]: 'product: B' },
    base: { [name]: 'digest of product: A' },
  })
  expect(draftState.drafts).toEqual({})
})

it('keeps the drafts and says why, if the server does not save', async () => {
  startStudioServer({ compare, save: () => ({ status: 500, problem: 'O disco está cheio' }) })
  await show()
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('O disco está cheio')
  expect(screen.getByRole('button', { name: 'Salvar' }).getAttribute('aria-disabled')).toBe('false')
  expect(draftState.drafts).toEqual({ [name]: 'product: B' })
  expect(onSaved).not.toHaveBeenCalled()
})

it('shows both texts of a file that changed on the disk, and saves after the choice', async () => {
  let disk = 'product: C'
  const requests = startStudioServer({
    compare,
    check,
    open: () => openFiles({ [name]: disk }),
    save: ({ drafts, base }) => {
      if (base[name] !== 'digest of product: C') return { status: 409, problem: '' }
      disk = String(drafts[name])
      return { files: [] }
    },
  })
  await show()
  await save()
  expect((await screen.findByRole('region', { name: 'No disco' })).textContent).toBe('product: C')
  expect(screen.getByRole('region', { name: 'Seu' }).textContent).toBe('product: B')
  expect(screen.getByRole('button', { name: 'Salvar' }).getAttribute('aria-disabled')).toBe('true')
  await save()
  expect(requests.filter((request) => request.name === 'save')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Ficar com o meu' }))
  await save()
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(disk).toBe('product: B')
})

it('joins a file part by part, and saves what was chosen', async () => {
  const merged: StudioRequests['merge'][] = []
  startStudioServer({
    compare,
    check,
    merge: (body) => {
      merged.push(body)
      return {
        parts: [
          { text: 'a: 1\n' },
          { label: 'Produto', disk: 'product: C\n', draft: 'product: B\n' },
          { text: 'z: 9\n' },
        ],
      }
    },
  })
  acceptDisk(openFiles({ [name]: 'product: C' }))
  await show()
  const join = await screen.findByRole('button', { name: 'Juntar' })
  expect(merged).toEqual([{ drafts: { [name]: 'product: B' }, file: name, base: 'product: A' }])
  expect(join.getAttribute('aria-disabled')).toBe('true')
  const part = within(screen.getByRole('group', { name: 'Produto' }))
  fireEvent.click(part.getByRole('radio', { name: 'No disco' }))
  fireEvent.click(join)
  expect(draftState.drafts).toEqual({ [name]: 'a: 1\nproduct: C\nz: 9\n' })
  expect(draftState.base).toEqual({ [name]: 'digest of product: C' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Juntar' })).toBeNull())
})
