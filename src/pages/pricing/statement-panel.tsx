import { Button, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { LuDownload, LuReceiptText } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { download } from '@/lib/download.ts'
import { isDemonstration } from '@/lib/environment.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { momentFormat } from '@/lib/format/dates.ts'
import { createNumberFormat } from '@/lib/format/intl.ts'
import { balance } from '@/state/credits/balance.ts'
import { hasDemoAccount, readDemoAccount } from '@/state/credits/demo-account.ts'
import { usage } from '@/state/usage.ts'
import { type DataColumn, readCellTone } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { outcomes } from '@/ui/feedback/outcome-badge.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { formatStatementCredits, listStatement, type StatementLine } from './statement.ts'

const kindText = (kind: StatementLine['kind']) => (kind === 'purchase' ? 'Compra' : outcomes[kind].text)

const columns: DataColumn<StatementLine>[] = [
  { id: 'at', label: 'Quando', text: ({ at }) => momentFormat.format(at), sortValue: ({ at }) => at },
  { id: 'title', label: 'Consulta', text: ({ title }) => title, sortValue: ({ title }) => title },
  {
    id: 'kind',
    label: 'Resultado',
    text: ({ kind }) => kindText(kind),
    sortValue: ({ kind }) => kindText(kind),
    tone: ({ kind }) => (kind === 'purchase' ? undefined : readCellTone(outcomes[kind].palette)),
  },
  {
    id: 'credits',
    label: 'Créditos',
    isNumeric: true,
    text: ({ credits }) => formatStatementCredits(credits),
    sortValue: ({ credits }) => credits,
  },
]

const plainNumber = createNumberFormat({ maximumFractionDigits: 2, useGrouping: false })

function downloadStatement(lines: readonly StatementLine[]) {
  const rows = lines.map(({ at, title, kind, credits }) => [
    momentFormat.format(at),
    title,
    kindText(kind),
    credits === undefined ? '' : plainNumber.format(credits),
  ])
  download('extrato.csv', 'text/csv;charset=utf-8', buildCsv([columns.map(({ label }) => label), ...rows]))
}

/** What this user asked in this browser, when, and what it cost: families and variants, never values. */
export default function StatementPanel() {
  const { records, isDemo: hasDemoHistory } = useSnapshot(usage)
  const { current } = useSnapshot(balance)
  const isDemo = hasDemoAccount()
  const known = current.status === 'known' ? current.credits : undefined
  // A purchase changes the balance. Reading an equal balance again must not render the table again.
  const lines = useMemo(
    () => listStatement(records, isDemo ? readDemoAccount().purchases : []),
    [records, known, isDemo],
  )
  return (
    <Panel
      title="Extrato"
      description="O que você consultou neste navegador e quanto custou. Não registra quem foi consultado."
      actions={
        lines.length > 0 && (
          <Button size="sm" minH={touchHeight} variant="outline" onClick={() => downloadStatement(lines)}>
            <LuDownload aria-hidden="true" /> Baixar CSV
          </Button>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState
          icon={<LuReceiptText />}
          title="Nada consultado ainda"
          detail="Cada consulta aparece aqui com a data, o resultado e o custo."
        />
      ) : (
        <>
          <DataTable label="Extrato" rows={lines} columns={columns} filterLabel="Filtrar o extrato" />
          <Text color="fg.muted" textStyle="small" mt="4">
            {explainCosts(isDemo, hasDemoHistory)}
          </Text>
        </>
      )}
    </Panel>
  )
}

/** Says what the numbers are: the costs of the manifest at the time of the query. */
function explainCosts(isDemo: boolean, hasDemoHistory: boolean): string {
  const dash = 'Um traço: nada foi cobrado, ou o custo não foi dito.'
  if (isDemonstration && hasDemoHistory)
    return `${dash} Inclui o histórico de demonstração, que não saiu do saldo.`
  return isDemo
    ? dash
    : `${dash} Os custos são os ditos antes de cada consulta; o que vale é a conta da fonte.`
}
