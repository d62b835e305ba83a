import { chakra } from '@chakra-ui/react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { daysBetween, formatNumericDay } from '../../../parts/days.ts'
import type { TaskSnapshot } from '../../../parts/task.ts'

export function ProjectFacts({ project: { category, startDate, endDate } }: { project: TaskSnapshot }) {
  const length = daysBetween(startDate, endDate) + 1
  const facts = [
    ['Categoria', category.label],
    ['Início', formatNumericDay(startDate)],
    ['Término', formatNumericDay(endDate)],
    ['Duração', formatCounted(length, 'dia', 'dias')],
  ]
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="3">
      {facts.map(([label, value]) => (
        <chakra.div key={label} display="contents">
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd textAlign="end" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
