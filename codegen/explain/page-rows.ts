import type { RoutesFile } from '../../manifest/schema/routes.ts'
import type { PlacedRoute } from '../resolve/route-table.ts'
import { leafRows, type Row } from './row.ts'

/** The values of a page's route: its own, and what it has from the head of its file. */
export function pageRows({ document, at, route }: PlacedRoute): Row[] {
  const file = document.value as Partial<RoutesFile>
  const entry = at.slice(0, -1)
  const own = (key: string, value: unknown) => leafRows(key, value, { document, at: [...entry, key] })
  const ofFile = (key: string, value: unknown) =>
    leafRows(key, value, { document, at: [key], mark: 'arquivo' })
  const ownSearch = document.range([...entry, 'search'], 'key') !== undefined
  return [
    ...own('page', route.page),
    ...own('description', route.description),
    ...ofFile('group', route.group),
    ...(ownSearch ? own : ofFile)('search', !route.isUnlisted),
    ...ofFile('layout', file.layout ?? route.layout),
  ]
}
