import { Box, Flex, Text } from '@chakra-ui/react'
import { LuHandshake } from 'react-icons/lu'
import { formatCount, formatCounted, formatShare } from '@/lib/format/quantity.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { type CastId, findCastMember } from '../../parts/cast.ts'
import { formatShortDay } from '../../parts/days.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import { ShareRing } from '../statistic-widgets/share-ring.tsx'
import { type Deal, isOpen, type Stage, stageNames, stages } from './deal.ts'
import { computeRevenue, countStages, formatMoney, groupDeals, keptSales, sumValues } from './figures.ts'
import { ringColors } from './sales-widgets.tsx'
import { moveDeal } from './store.ts'

type DealsProps = { deals: readonly Deal[] }

const funnelStages = ['lead', 'proposal', 'talks', 'won'] as const

/** Every deal went through the stages before its own, so each row counts the later ones too. */
export function Funnel({ deals }: DealsProps) {
  const counts = countStages(deals)
  const rows = funnelStages.map((stage, index) => {
    const later = funnelStages.slice(index).map((name) => counts[name])
    return {
      stage,
      count: later.reduce((sum, { count }) => sum + count, 0),
      value: later.reduce((sum, { value }) => sum + value, 0),
    }
  })
  const most = Math.max(1, rows[0]?.count ?? 0)
  const decided = counts.won.count + counts.lost.count
  return (
    <Panel
      title="Funil"
      description={`${formatShare(counts.won.count / Math.max(1, decided))} dos ${formatCounted(decided, 'negócio decidido', 'negócios decididos')} foram ganhos`}
    >
      <Flex as="ol" aria-label="Funil" direction="column" gap="2.5" listStyleType="none">
        {rows.map(({ stage, count, value }) => (
          <Box as="li" key={stage} fontVariantNumeric="tabular-nums">
            <Flex justify="space-between" gap="3" mb="1">
              <Text>{stageNames[stage]}</Text>
              <Text color="fg.muted">
                <b>{formatCount(count)}</b> · {formatMoney(value)}
              </Text>
            </Flex>
            <Box
              height="6"
              mx="auto"
              borderRadius="sm"
              bg={stage === 'won' ? 'success.solid' : 'primary.solid'}
              style={{ width: `${Math.max(1, (100 * count) / most)}%` }}
            />
          </Box>
        ))}
      </Flex>
    </Panel>
  )
}

export const Origins = ({ deals }: DealsProps) => (
  <Panel title="Contatos por origem" description="Todos os negócios do período">
    <ShareRing
      label="Contatos por origem"
      shares={groupDeals(deals, 'origin').map(({ name, deals }, index) => ({
        name,
        value: deals.length,
        color: ringColors[index] ?? 'first',
      }))}
    />
  </Panel>
)

/** In reais a day; a period's goal is in proportion to its days. */
const dailyGoal = 3200

export function RevenueGoal({ deals, days }: DealsProps & { days: number }) {
  const [goal, revenue] = [dailyGoal * days, computeRevenue(deals)]
  const open = sumValues(deals.filter(isOpen))
  return (
    <Panel title="Meta de receita" description={`${formatMoney(dailyGoal)} por dia`}>
      <Text textStyle="figure" fontVariantNumeric="tabular-nums">
        {formatMoney(revenue)}
      </Text>
      <Text color="fg.muted" mb="3">
        de {formatMoney(goal)}
      </Text>
      <ProgressBar label="Meta de receita" value={Math.min(100, Math.round((100 * revenue) / goal))} />
      <Text color="fg.muted" textStyle="small" mt="3">
        {revenue >= goal ? 'Meta alcançada.' : `Faltam ${formatMoney(goal - revenue)}.`} Em aberto:{' '}
        {formatMoney(open)}.
      </Text>
    </Panel>
  )
}

export const TopSellers = ({ deals }: DealsProps) => (
  <Panel title="Quem mais vendeu">
    <Flex as="ol" aria-label="Quem mais vendeu" direction="column" gap="3" listStyleType="none">
      {groupDeals(keptSales(deals), 'seller')
        .slice(0, 5)
        .map(({ name: id, deals, revenue }) => {
          const { name } = findCastMember(id as CastId)
          return (
            <Flex as="li" key={id} align="center" gap="3">
              <Portrait image={id} name={name} />
              <Box flex="1" minW="0">
                <Text fontWeight="500" truncate title={name}>
                  {name}
                </Text>
                <Text color="fg.muted" textStyle="small">
                  {formatCounted(deals.length, 'venda', 'vendas')}
                </Text>
              </Box>
              <Text fontWeight="600" fontVariantNumeric="tabular-nums">
                {formatMoney(revenue)}
              </Text>
            </Flex>
          )
        })}
    </Flex>
  </Panel>
)

/** The latest deals, whose stage can be changed here. */
export function RecentDeals({ deals }: DealsProps) {
  const latest = deals.slice(-8).reverse()
  return (
    <Panel title="Negócios recentes" description="Mudar a etapa muda todos os números">
      {latest.length === 0 ? (
        <EmptyState icon={<LuHandshake />} title="Nenhum negócio no período" />
      ) : (
        <Flex as="ul" aria-label="Negócios recentes" direction="column" listStyleType="none" divideY="1px">
          {latest.map((deal) => (
            <Flex as="li" key={deal.id} align="center" columnGap="3" rowGap="2" py="2" wrap="wrap">
              <Portrait image={deal.seller} name={findCastMember(deal.seller as CastId).name} size="8" />
              <Box flex="1 1 160px" minW="0">
                <Text fontWeight="500" truncate title={deal.customer}>
                  {deal.customer}
                </Text>
                <Text color="fg.muted" textStyle="small">
                  {deal.product}, {formatShortDay(deal.day)}
                </Text>
              </Box>
              <Text fontWeight="600" fontVariantNumeric="tabular-nums">
                {formatMoney(deal.value)}
              </Text>
              <Select
                size="sm"
                boxWidth="150px"
                aria-label={`Etapa: ${deal.customer}, ${deal.product}, ${formatMoney(deal.value)}`}
                value={deal.stage}
                onChange={({ currentTarget }) => moveDeal(deal.id, currentTarget.value as Stage)}
              >
                {stages.map((stage) => (
                  <option key={stage} value={stage}>
                    {stageNames[stage]}
                  </option>
                ))}
              </Select>
            </Flex>
          ))}
        </Flex>
      )}
    </Panel>
  )
}
