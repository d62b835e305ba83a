import { expect, it } from 'vitest'
import { listNewest } from '@/pages/dashboard/session-rows.tsx'
import type { SessionReport } from '@/state/session-reports.ts'
import { createEntry } from '../../session/create-entry.ts'

const report = (id: string, at: number, subjectId?: string) => ({ id, at, subjectId }) as SessionReport

it('lists the newest first, and a dossiê above its parts', () => {
  const parts = [30, 20, 10].map((at) => createEntry(`part ${at}`, at, { subjectId: 'a' }))
  const older = createEntry('older', 4, { subjectId: 'b' })
  const listed = listNewest([...parts, older], [report('dossiê', 5, 'a'), report('batch', 3)], 5)
  expect(listed.map(({ id }) => id)).toEqual(['dossiê', 'part 30', 'part 20', 'part 10', 'older'])
})
