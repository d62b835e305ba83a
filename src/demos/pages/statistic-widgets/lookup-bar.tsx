import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuDownload, LuPlus, LuTrash2 } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { toIsoDay } from '../../parts/days.ts'
import { focusTitle } from '../../parts/focus-title.ts'
import { type FormSpec, SpecDialog } from '../../parts/spec-form.tsx'
import { type Part, type Period, periodNames } from '../sales/period.ts'
import { addCounts, channels, computeMedian, type Lookup, modules, outcomes, type Tally } from './lookup.ts'
import { addLookup, clearLookups } from './lookup-store.ts'

type LookupBarProps = {
  period: Period
  current: readonly Part<Tally>[]
  /** The number of lookups that the user recorded. */
  added: number
}

const head = ['Parte', ...outcomes, ...channels, ...modules, 'Mediana em ms']

const toText = (median: number | undefined) => (median === undefined ? '' : String(Math.round(median)))

const buildRow = ({ title, items }: Part<Tally>) => [
  title,
  ...(
    [
      [outcomes, 'outcomes'],
      [channels, 'channels'],
      [modules, 'modules'],
    ] as const
  ).flatMap(([names, key]) => {
    const counts = addCounts(items, key)
    return names.map((_, index) => String(counts[index] ?? 0))
  }),
  toText(computeMedian(items)),
]

/** The title of the lookups, and the actions that change or export them. */
export function LookupBar({ period, current, added }: LookupBarProps) {
  const [dialog, setDialog] = useState<'add' | 'clear'>()
  const close = () => setDialog(undefined)

  function exportParts() {
    const name = `consultas-${periodNames[period].toLowerCase().replaceAll(' ', '-')}.csv`
    download(name, 'text/csv;charset=utf-8', buildCsv([head, ...current.map(buildRow)]))
    void notify.success(formatCounted(current.length, 'linha exportada', 'linhas exportadas'))
  }

  return (
    <Flex gap="3" wrap="wrap" align="flex-end" justify="space-between" mt="2">
      <div>
        <Heading as="h2" textStyle="h2">
          Consultas
        </Heading>
        <Text color="fg.muted" textStyle="small">
          Uma amostra relativa a hoje, no período escolhido acima
          {added > 0 && `, com ${formatCounted(added, 'consulta registrada', 'consultas registradas')} aqui`}.
        </Text>
      </div>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" onClick={() => setDialog('add')}>
          <LuPlus aria-hidden="true" />
          Registrar consulta
        </Button>
        <Button size="sm" variant="outline" onClick={exportParts}>
          <LuDownload aria-hidden="true" />
          Exportar consultas
        </Button>
        {added > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setDialog('clear')}>
            <LuTrash2 aria-hidden="true" />
            Apagar registros
          </Button>
        )}
      </Flex>
      {dialog === 'add' && <LookupDialog onClose={close} />}
      {dialog === 'clear' && (
        <ConfirmDialog
          title="Apagar registros?"
          detail="As consultas que você registrou nesta página saem dos números."
          action="Apagar"
          onConfirm={() => {
            clearLookups()
            close()
            void notify.success('Delete Successfully')
            focusTitle()
          }}
          onClose={close}
        />
      )}
    </Flex>
  )
}

const toOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** In ms. */
const maxResponse = 60_000

const isResponse = (text: string) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= maxResponse

type LookupForm = Pick<Lookup, 'module' | 'channel' | 'outcome'> & { ms: string }

const spec: FormSpec<LookupForm> = [
  {
    row: [
      { name: 'module', label: 'Consulta', kind: 'select', options: toOptions(modules) },
      { name: 'channel', label: 'Por onde chegou', kind: 'select', options: toOptions(channels) },
      { name: 'outcome', label: 'Resultado', kind: 'select', options: toOptions(outcomes) },
      {
        name: 'ms',
        label: 'Tempo de resposta em ms',
        input: { inputMode: 'numeric' },
        change: (ms) => ({ ms: ms.trim() }),
        check: (ms) => !isResponse(ms) && 'Informe de 1 a 60000 milissegundos.',
      },
    ],
  },
]

/** Records a lookup of this moment. Every widget counts it at once. */
const LookupDialog = ({ onClose }: { onClose: () => void }) => (
  <SpecDialog
    title="Registrar consulta"
    isNew
    submit="Registrar"
    spec={spec}
    initial={{ module: modules[0], channel: channels[0], outcome: outcomes[0], ms: '640' }}
    onSubmit={(lookup) => {
      const now = new Date()
      addLookup({ ...lookup, ms: Number(lookup.ms), day: toIsoDay(now), hour: now.getHours() })
    }}
    onClose={onClose}
  />
)
