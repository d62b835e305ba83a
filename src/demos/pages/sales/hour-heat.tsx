import { chakra } from '@chakra-ui/react'
import { Panel } from '@/ui/page/panel.tsx'
import type { Deal } from './deal.ts'
import { countByHour, heatHours, weekdays } from './figures.ts'

/** Sales by weekday and hour; a darker cell has more. */
export function HourHeat({ deals }: { deals: readonly Deal[] }) {
  const counts = countByHour(deals)
  const most = Math.max(1, ...counts.flat())
  const shadeOf = (count: number) => (count === 0 ? 0 : Math.min(3, 1 + Math.floor((2.999 * count) / most)))
  return (
    <Panel title="Quando se vende" description="Número de vendas por dia da semana e hora">
      <chakra.table css={heatCss} aria-label="Vendas por dia da semana e hora">
        <thead>
          <tr>
            <td />
            {heatHours.map((hour) => (
              <th key={hour} scope="col">
                {hour}h
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((row, index) => (
            <tr key={weekdays[index]}>
              <th scope="row">{weekdays[index]}</th>
              {row.map((count, place) => (
                <td key={heatHours[place]} data-shade={shadeOf(count)}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Panel>
  )
}

const heatCss = {
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  textAlign: 'center',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: '400', color: 'fg.muted' },
  '& td': { height: '8', borderRadius: 'sm' },
  '& td[data-shade="0"]': { bg: 'bg.muted', color: 'fg.muted' },
  '& td[data-shade="1"]': { bg: 'primary.muted' },
  '& td[data-shade="2"]': { bg: 'primary.emphasized' },
  '& td[data-shade="3"]': { bg: 'primary.solid', color: 'primary.contrast', fontWeight: '600' },
} as const
