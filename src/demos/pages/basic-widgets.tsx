import { Box, Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { ProgressBar } from '../parts/progress-bar.tsx'
import { TextAreaField } from '../parts/text-area-field.tsx'
import { useTextForm } from '../parts/use-draft.ts'
import { Greeting } from './basic-widgets/greeting.tsx'
import { Team } from './basic-widgets/team.tsx'
import { Timeline } from './basic-widgets/timeline.tsx'
import { Activities, Meetings } from './sales/crm-agenda.tsx'
import { Funnel, Origins, RecentDeals, RevenueGoal, TopSellers } from './sales/crm-widgets.tsx'
import { DealFigures, DealsCourse } from './sales/deals-course.tsx'
import { countDays, joinBuckets, splitPeriod } from './sales/period.ts'
import { SalesBar } from './sales/sales-bar.tsx'
import { addNote, sales, toggleStep, useDeals } from './sales/store.ts'
import { SalesTasks } from './sales/tasks.tsx'

const gap = { base: '4', md: '6' }

const threeColumns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  '2xl': 'repeat(3, minmax(0, 1fr))',
}

/** A CRM dashboard of the sales store, and widgets of a personal start page. */
export default function BasicWidgetsPage() {
  const { deals, now, period } = useDeals()
  const parts = useMemo(() => splitPeriod(deals, period, now), [deals, period, now])
  const shown = useMemo(() => joinBuckets(parts.current), [parts])
  return (
    <>
      <RouteHeader />
      <Grid gap={gap} templateColumns="minmax(0, 1fr)">
        <SalesBar period={period} deals={shown} add="Novo negócio" stage="lead" />
        <DealFigures {...parts} />
        <Grid gap={gap} templateColumns={threeColumns}>
          <Greeting deals={deals} />
          <RevenueGoal deals={shown} days={countDays(period, now)} />
          <Funnel deals={shown} />
          <Origins deals={shown} />
          <TopSellers deals={shown} />
          <Meetings deals={deals} now={now} />
        </Grid>
        <DealsCourse current={parts.current} />
        <Grid gap={gap} templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
          <RecentDeals deals={shown} />
          <Activities deals={shown} />
        </Grid>
        <Heading as="h2" textStyle="h2" mt="2">
          Seu dia
        </Heading>
        <Grid gap={gap} templateColumns={threeColumns}>
          <SalesTasks />
          <Checklist />
          <QuickNote />
          <Goals />
          <Team />
          <Timeline />
        </Grid>
      </Grid>
    </>
  )
}

const goals = [
  { name: 'Cadastros conferidos', value: 82, note: '410 de 500 no mês' },
  { name: 'Pendências resolvidas', value: 100, note: 'Todas as 36 da semana' },
  { name: 'Endereços atualizados', value: 45, note: '90 de 200 no mês' },
  { name: 'Equipe treinada', value: 60, note: '6 de 10 pessoas' },
]

function Goals() {
  return (
    <Panel title="Metas" description="Combinadas para este mês">
      <Flex as="ul" listStyleType="none" direction="column" gap="4">
        {goals.map(({ name, value, note }) => (
          <Box as="li" key={name}>
            <Flex justify="space-between" gap="3" wrap="wrap" mb="1.5">
              <Text fontWeight="500">{name}</Text>
              <Text textStyle="small" color="fg.muted">
                {note}
              </Text>
            </Flex>
            <ProgressBar label={name} value={value} />
          </Box>
        ))}
      </Flex>
    </Panel>
  )
}

/** Notes; they stay in this browser. */
function QuickNote() {
  const { notes } = useSnapshot(sales)
  const { text, setText, error, form } = useTextForm('Escreva a nota.', addNote)
  return (
    <Panel title="Notas rápidas">
      <chakra.form {...form} display="grid" gap="3" justifyItems="start">
        <TextAreaField
          label="Nova nota"
          maxLength={280}
          name="text"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">Guardar</Button>
      </chakra.form>
      {notes.length === 0 ? (
        <Text mt="4" color="fg.muted">
          Nenhuma nota por enquanto.
        </Text>
      ) : (
        <chakra.ul mt="4" listStyleType="none" divideY="1px">
          {notes.map((note, index) => (
            <chakra.li key={notes.length - index} py="2.5" whiteSpace="pre-line" overflowWrap="anywhere">
              {note}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  )
}

const steps = [
  'Conferir os dados da empresa',
  'Convidar a equipe',
  'Fazer a primeira consulta',
  'Exportar um resultado',
  'Ler a base de conhecimento',
]

function Checklist() {
  const { steps: done } = useSnapshot(sales)
  const remaining = steps.filter((step) => !done.includes(step)).length
  return (
    <Panel title="Primeiros passos">
      <chakra.ul css={listCss}>
        {steps.map((step) => (
          <li key={step}>
            <label>
              <Checkbox checked={done.includes(step)} onChange={() => toggleStep(step)} />
              <span>{step}</span>
            </label>
          </li>
        ))}
      </chakra.ul>
      <Text role="status" mt="4" color="fg.muted" textStyle="small">
        {remaining === 0 ? 'Tudo pronto.' : `${formatCounted(remaining, 'passo', 'passos')} por fazer`}
      </Text>
    </Panel>
  )
}

const listCss = {
  listStyleType: 'none',
  '& li + li': { borderTopWidth: '1px' },
  '& label': { display: 'flex', alignItems: 'center', gap: '3', minH: '11', cursor: 'pointer' },
  '& label:has(:checked) > span:last-child': { color: 'fg.muted', textDecoration: 'line-through' },
} as const
