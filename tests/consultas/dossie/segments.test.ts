import { describe, expect, it } from 'vitest'
import type { PartProgress, PartState } from '../../../src/consultas/dossie/engine/dossie-progress.ts'
import { countSegments } from '../../../src/consultas/dossie/head/dossie-head.tsx'

const parts = (...states: PartState[]) => states.map((state) => ({ state }) as PartProgress)

describe('the progress bar of a dossiê', () => {
  it('has a segment for each outcome, with its count in words', () => {
    const segments = countSegments({
      parts: parts('failed', 'found', 'found', 'not-found', 'incomplete', 'failed', 'skipped', 'pending'),
    })
    expect(segments.map(({ text }) => text)).toEqual([
      '2 encontradas',
      '1 não encontrada',
      '1 incompleta',
      '2 falharam',
      '1 não consultada',
    ])
  })

  it('has no green unless a part was found', () => {
    const segments = countSegments({ parts: parts('failed', 'not-found', 'incomplete', 'skipped') })
    expect(segments.filter(({ color }) => color.startsWith('success'))).toEqual([])
    expect(new Set(segments.map(({ color }) => color)).size).toBe(4)
  })

  it('is empty until a part is settled', () => {
    expect(countSegments({ parts: parts('waiting', 'pending') })).toEqual([])
  })
})
