import type { BlockByKind } from '@manifest/schema/result.ts'
import { act, cleanup, screen } from '@testing-library/react'
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
  return (
    <RevealContext value={reveal}>
      <TableBlock block={block} answer={answer} />
    </RevealContext>
  )
}

const picture = (name: RegExp) => screen.queryByRole('img', { name })

it('counts rows on a map', async () => {
  await renderInApp(<Shown />)
  await vi.waitUntil(async () => {
    await act(async () => undefined)
    return picture(/^Mapa/)
  }, 10_000)
  expect(picture(/^Mapa/)?.getAttribute('aria-label')).toBe(
    'Mapa do Brasil: Minas Gerais (1), Rio de Janeiro (2)',
  )
})
