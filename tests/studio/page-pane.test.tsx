import type { ConsultaAnswer, ModulesAnswer } from '@manifest/contract/studio.ts'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authSettings } from '../../src/generated/auth.ts'
import { PagePane } from '../../src/studio/page-pane/page-pane.tsx'
import { readyMessage } from '../../src/studio/preview/preview-message.ts'
import { applyTexts } from '../../src/studio/workspace/drafts.ts'
import { workspace } from '../../src/studio/workspace/workspace.ts'
import { renderInApp } from '../support/render-in-app.tsx'
import { waitFor } from '../support/wait-for.ts'
import { openFiles, startStudioServer } from './studio-server.ts'

const consulta = {
  definition: { title: 'CPF', fields: [], result: [] },
  family: { family: 'cpf' },
  parts: { variant: { file: 'consultas/cpf.yaml', path: [] }, fields: [], findings: [], blocks: [] },
} as unknown as ConsultaAnswer

/** Frames load an empty page. */
const { settings } = Reflect.get(window, 'happyDOM')

beforeEach(() => {
  settings.enableIframePageLoading = true
  settings.fetch.interceptor = { beforeAsyncRequest: async () => new window.Response('') }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  workspace.opened = openFiles({})
})

afterEach(() => {
  cleanup()
  settings.enableIframePageLoading = false
  settings.fetch.interceptor = null
})

/** Collects what the studio sends to the frame, which says that it is ready. */
function openFrame() {
  const sent: { state?: string }[] = []
  const frame = screen.getByTitle<HTMLIFrameElement>('Página')
  const page = { postMessage: (message: object) => sent.push(message) }
  Object.defineProperty(frame, 'contentWindow', { value: page })
  window.dispatchEvent(new MessageEvent('message', { data: readyMessage, source: page as unknown as Window }))
  return sent
}

it('shows a consulta of the drafts in the chosen state, and with errors the last good one', async () => {
  let isBroken = false
  startStudioServer({ consulta: () => (isBroken ? { status: 422, problem: 'O YAML tem erros' } : consulta) })
  await renderInApp(<PagePane screen={{ consulta: 'cpf/1' }} groups={[]} />)
  const sent = await act(async () => openFrame())
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ state: 'example', definition: { title: 'CPF' } }))
  await act(async () => fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'failed' } }))
  expect(sent.at(-1)).toMatchObject({ state: 'failed', definition: { title: 'CPF' } })
  isBroken = true
  await act(async () => applyTexts('Erro', { 'consultas/cpf.yaml': '{' }))
  expect((await screen.findByText(/último estado bom/)).textContent).toBe(
    'O YAML tem erros. Abaixo está o último estado bom.',
  )
  await act(async () => fireEvent.change(screen.getByLabelText('Estado'), { target: { value: 'pending' } }))
  expect(sent.at(-1)).toMatchObject({ state: 'pending', definition: { title: 'CPF' } })
})

it('gives a page of the app the drafts, and names what it shows only after saving', async () => {
  const modules: ModulesAnswer = {
    modules: { 'app.ts': { app: { product: 'Novo' } } },
    afterSaving: ['rotas novas'],
  }
  startStudioServer({ modules: () => modules })
  await renderInApp(<PagePane screen={{ path: '/dashboard' }} groups={[]} />)
  expect(await screen.findByText('A página mostra só depois de salvar: rotas novas.')).toBeTruthy()
  const shown = Reflect.get(window, 'averiguaDraftModules')
  expect(shown).toMatchObject(modules.modules)
  // The frame does not lock while the user edits beside it.
  expect(authSettings.idleLockMinutes).toBeGreaterThan(0)
  expect(shown['auth.ts'].authSettings).not.toHaveProperty('idleLockMinutes')
  expect(screen.queryByLabelText('Estado')).toBeNull()
})

it('says that a part has no page', async () => {
  await renderInApp(<PagePane screen={undefined} groups={[]} />)
  expect(screen.getByText('Esta parte não tem uma página só dela')).toBeTruthy()
  expect(screen.queryByTitle('Página')).toBeNull()
})
