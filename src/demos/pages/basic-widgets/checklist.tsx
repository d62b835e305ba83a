import { chakra, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { sales, toggleStep } from '../sales/store.ts'

const steps = [
  'Conferir os dados da empresa',
  'Convidar a equipe',
  'Fazer a primeira consulta',
  'Exportar um resultado',
  'Ler a base de conhecimento',
]

export function Checklist() {
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
