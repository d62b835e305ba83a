import type { RoutesFile } from '../../../manifest/schema/routes.ts'
import type { LocatedRoute } from '../../expand/route-table.ts'
import { createLeafRows, type ExplainRow } from './explain-row.ts'

/** The values of a page's route: its own, and what it has from the head of its file. */
export function pageRows({ document, at, route }: LocatedRoute): ExplainRow[] {
  const file = document.value as Partial<RoutesFile>
  const entryPath = at.slice(0, -1)
  const createOwnRows = (key: string, value: unknown) =>
    createLeafRows(key, value, { document, at: [...entryPath, key] })
  const createFileRows = (key: string, value: unknown) =>
    createLeafRows(key, value, { document, at: [key], mark: 'arquivo' })
  const hasOwnSearch = document.range([...entryPath, 'search'], 'key') !== undefined
  return [
    ...createOwnRows('page', route.page),
    ...createOwnRows('description', route.description),
    ...createFileRows('group', route.group),
    ...(hasOwnSearch ? createOwnRows : createFileRows)('search', !route.isUnlisted),
    ...createFileRows('layout', file.layout ?? route.layout),
  ]
}
