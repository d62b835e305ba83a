import { expect, it } from 'vitest'
import { newestFirst } from '@/state/notifications.ts'

it('sorts notifications newest first, and keeps those without a readable date last in order', () => {
  const items = ['2026-01-01', 'em breve', '2026-03-01 09:00:00', '', '2026-03-01T08:00:00'].map(
    (dataregistro) => ({ dataregistro }),
  )
  expect(newestFirst(items).map(({ dataregistro }) => dataregistro)).toEqual([
    '2026-03-01 09:00:00',
    '2026-03-01T08:00:00',
    '2026-01-01',
    'em breve',
    '',
  ])
})
