import { expect, it } from 'vitest'
import { clockFormat } from '@/lib/format/dates.ts'
import { LookupStatus } from '../../../src/consultas/lookup/collapsed-consulta.tsx'
import { renderInApp } from '../../support/render-in-app.tsx'

it('tells when a stored answer was given, not when it came', async () => {
  const at = Date.UTC(2026, 10, 21, 18, 30)
  const storedAt = at - 65 * 60_000
  const found = { status: 'found', answer: {}, source: 'Fonte Boa', isDemo: false, at, storedAt } as const
  await renderInApp(<LookupStatus lookup={found} isCached={false} />)
  expect(document.body.textContent).toContain(`Resposta de ${clockFormat.format(storedAt)}`)
  expect(document.querySelector('time')?.dateTime).toBe(new Date(storedAt).toISOString())
})
