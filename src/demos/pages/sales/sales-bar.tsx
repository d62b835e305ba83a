import { Button, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuDownload, LuPlus, LuRotateCcw } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { formatNumericDay } from '../../parts/days.ts'
import { type Deal, type Stage, stageNames } from './deal.ts'
import { DealDialog } from './deal-dialog.tsx'
import { type Period, periodNames, previousNames } from './period.ts'
import { resetSales, setPeriod } from './store.ts'

const head = [
  'Data',
  'Hora',
  'Cliente',
  'Produto',
  'Região',
  'Canal',
  'Origem',
  'Responsável',
  'Valor',
  'Etapa',
  'Devolvida',
]

const buildRow = (deal: Deal) => [
  formatNumericDay(deal.day),
  `${deal.hour}h`,
  deal.customer,
  deal.product,
  deal.region,
  deal.channel,
  deal.origin,
  findCastMember(deal.seller as CastId).name,
  deal.value.toFixed(2).replace('.', ','),
  stageNames[deal.stage],
  deal.isReturned ? 'sim' : 'não',
]

type SalesBarProps = {
  period: Period
  /** The deals of the period. */
  deals: readonly Deal[]
  /** The title of the form, and the stage of a new deal. */
  add: string
  stage: Stage
}

/** The period, and the actions that change or export the data of both dashboards. */
export function SalesBar({ period, deals, add, stage }: SalesBarProps) {
  const [dialog, setDialog] = useState<'add' | 'reset'>()
  const close = () => setDialog(undefined)

  function exportDeals() {
    const name = `negocios-${periodNames[period].toLowerCase().replaceAll(' ', '-')}.csv`
    download(name, 'text/csv;charset=utf-8', buildCsv([head, ...deals.map(buildRow)]))
    void notify.success(`${formatCounted(deals.length, 'negócio exportado', 'negócios exportados')}`)
  }

  return (
    <Panel py={{ base: '4', md: '4' }}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <ChoiceField label="Período" options={periodNames} value={period} onChange={setPeriod} />
        <Flex gap="2" wrap="wrap">
          <Button size="sm" onClick={() => setDialog('add')}>
            <LuPlus aria-hidden="true" />
            {add}
          </Button>
          <Button size="sm" variant="outline" onClick={exportDeals}>
            <LuDownload aria-hidden="true" />
            Exportar CSV
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setDialog('reset')}>
            <LuRotateCcw aria-hidden="true" />
            Repor os dados
          </Button>
        </Flex>
      </Flex>
      <Text color="fg.muted" textStyle="small" mt="2">
        Dados de demonstração, somados aqui mesmo; comparação com {previousNames[period]}. Nada sai deste
        navegador.
      </Text>
      {dialog === 'add' && <DealDialog title={add} stage={stage} onClose={close} />}
      {dialog === 'reset' && (
        <ConfirmDialog
          title="Repor os dados?"
          detail="Negócios que você adicionou ou mudou, tarefas, notas e passos voltam ao começo, nos dois painéis."
          action="Repor"
          onConfirm={() => {
            resetSales()
            close()
            void notify.success('Dados repostos')
          }}
          onClose={close}
        />
      )}
    </Panel>
  )
}
