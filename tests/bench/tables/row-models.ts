// `npx tsx tests/bench/tables/row-models.ts`: compares our row model with TanStack Table's, over 50,000 rows (decision 50).
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  columnFilteringFeature,
  columnGroupingFeature,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { constructTable } from '@tanstack/table-core'
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import { runStepsInSlices } from '../../../src/lib/run-in-slices.ts'
import { searchKey, searchTest } from '../../../src/lib/search-text.ts'
import type { DataColumn } from '../../../src/ui/data-table/column.ts'
import { type Arrangement, RowArranger } from '../../../src/ui/data-table/row-arranger.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

type Party = { name: string; city: string; amount: number; at: string }

const rowCount = 50_000
const rounds = 4

const createRows = (): Party[] =>
  Array.from({ length: rowCount }, (_, index) => ({
    name: `Parte São ${(index * 7919) % rowCount}`,
    city: `Município ${index % 50}`,
    amount: (index * 31) % 9973,
    at: `2026-${String((index % 12) + 1).padStart(2, '0')}-01`,
  }))

const ids = ['name', 'city', 'amount', 'at'] as const

const columns: DataColumn<Party>[] = ids.map((id) => ({
  id,
  label: id,
  text: (row) => String(row[id]),
  sortValue: (row) => row[id],
}))

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnFilteringFeature,
  columnGroupingFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  groupedRowModel: createGroupedRowModel(),
  sortedRowModel: createSortedRowModel(),
})

/** The key that our model sorts by too. TanStack caches it per row. */
const readKey = (value: string | number) =>
  typeof value === 'number' ? value : searchKey(value).replace(/\d+/g, (digits) => digits.padStart(15, '0'))

const createTable = (data: Party[]) =>
  constructTable({
    features,
    data,
    columns: ids.map((id) => ({
      id,
      accessorFn: (row: Party) => readKey(row[id]),
      sortFn: 'basic' as const,
    })),
    globalFilterFn: ({ original }: { original: Party }, id: string, query: string) =>
      searchTest(query)(searchKey(String(original[id as 'name']))),
  } as never) as unknown as TanStackTable

type TanStackTable = {
  setSorting: (sorting: { id: string; desc: boolean }[]) => void
  setGlobalFilter: (query: string) => void
  setGrouping: (ids: string[]) => void
  getRowModel: () => { rows: unknown[] }
}

/** In ms and bytes. */
type Measured = { longest: number; total: number; bytes: number }

const tasks: Record<string, [(table: TanStackTable) => void, Partial<Arrangement<Party>>]> = {
  'rows as they come': [() => undefined, {}],
  'sort by text': [
    (table) => table.setSorting([{ id: 'name', desc: false }]),
    { sorting: [{ id: 'name', desc: false }] },
  ],
  filter: [(table) => table.setGlobalFilter('sao 77'), { query: 'sao 77' }],
  group: [(table) => table.setGrouping(['city']), { groupBy: 'city' }],
}

/** Memory of earlier rounds is free only after their tasks have ended. */
async function readHeldBytes() {
  for (let pass = 0; pass < 3; pass += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    collectGarbage()
  }
  return process.memoryUsage().heapUsed
}

/** TanStack works in one task. */
async function measureTanStack(data: Party[], change: (table: TanStackTable) => void): Promise<Measured> {
  const before = await readHeldBytes()
  const start = performance.now()
  const table = createTable(data)
  change(table)
  const held = table.getRowModel().rows.length
  const total = performance.now() - start
  const bytes = (await readHeldBytes()) - before
  // The table must live until its memory is read.
  return { longest: total, total, bytes: table.getRowModel().rows.length === held ? bytes : Number.NaN }
}

async function measureOurs(data: Party[], arrangement: Partial<Arrangement<Party>>) {
  const before = await readHeldBytes()
  const start = performance.now()
  let [sliceStart, longest] = [start, 0]
  const endSlice = () => {
    longest = Math.max(longest, performance.now() - sliceStart)
  }
  const arranger = new RowArranger(columns)
  const arranged = await runStepsInSlices(
    arranger.arrange(data, { query: '', sorting: [], ...arrangement }),
    {
      pause: async () => {
        endSlice()
        await new Promise((resolve) => setImmediate(resolve))
        sliceStart = performance.now()
      },
    },
  )
  endSlice()
  const total = performance.now() - start
  const bytes = (await readHeldBytes()) - before
  // The arranger and its result must live until their memory is read.
  return { longest, total, bytes: arranger.refresh(arranged, data) === arranged ? bytes : Number.NaN }
}

/** Prints the least of all rounds, because other work on the machine slows some of them. */
const print = (all: readonly Measured[]) => {
  const figure = (key: keyof Measured) => Math.min(...all.map((one) => one[key]))
  return `longest task ${figure('longest').toFixed(0)} ms, total ${figure('total').toFixed(0)} ms, held ${(figure('bytes') / 2 ** 20).toFixed(1)} MB`
}

const data = createRows()
for (const [name, [change, arrangement]] of Object.entries(tasks)) {
  const [ours, theirs]: [Measured[], Measured[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureOurs(data, arrangement))
    theirs.push(await measureTanStack(data, change))
  }
  console.log(`${name}\n  ours      ${print(ours)}\n  TanStack  ${print(theirs)}`)
}
