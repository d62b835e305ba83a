import type { BlockByKind } from '@manifest/schema/result.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { RevealContext, useRevealState } from '../../../../src/blocks/parts/answer-context.ts'
import { TableBlock } from '../../../../src/blocks/table/view.tsx'
import { renderInApp } from '../../../support/render-in-app.tsx'

afterEach(cleanup)

const block: BlockByKind<'table'> = {
  block: 'table',
  title: 'Parentes',
  value: 'parentes',
  columns: [
    { label: 'Parentesco', value: 'parentesco', sensitive: false },
    { label: 'Nome', value: 'nome', sensitive: true },
  ],
  tree: { name: 'nome', relation: 'parentesco' },
  map: 'uf',
}

const answer = {
  nome: 'Marina',
  parentes: [
    { parentesco: 'Mãe', nome: 'Tereza', uf: 'RJ' },
    { parentesco: 'Filha', nome: 'Lívia', uf: 'RJ' },
    { parentesco: 'Irmão', nome: 'Caetano', uf: 'MG' },
  ],
}

function Shown() {
  const reveal = useRevealState()
  const [summary] = useState({ value: 'nome', sensitive: false })
  return (
    <RevealContext value={reveal}>
      <TableBlock block={block} answer={answer} summary={summary} />
    </RevealContext>
  )
}

const picture = (name: RegExp) => screen.queryByRole('img', { name })

it('draws rows as tree and map, and hides a name in the tree until the table reveals it', async () => {
  await renderInApp(<Shown />)
  await vi.waitUntil(async () => {
    await act(async () => undefined)
    return picture(/^Árvore/) && picture(/^Mapa/)
  }, 10_000)
  expect(picture(/^Árvore/)?.textContent).toBe('MarinaMãe•••••••Filha•••••••Irmão•••••••')
  expect(picture(/^Árvore/)?.getAttribute('aria-label')).toBe(
    'Árvore de relações: Mãe (1), Filha (1), Irmão (1). Os dados estão na tabela.',
  )
  expect(picture(/^Mapa/)?.getAttribute('aria-label')).toBe(
    'Mapa do Brasil: Minas Gerais (1), Rio de Janeiro (2)',
  )
  await act(() => screen.getByRole('button', { name: 'Mostrar Nome, linha 2' }).click())
  expect(picture(/^Árvore/)?.textContent).toBe('MarinaMãe•••••••FilhaLíviaIrmão•••••••')
})
