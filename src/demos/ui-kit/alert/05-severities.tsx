import { LuCircleCheck, LuCircleX, LuInfo, LuTriangleAlert } from 'react-icons/lu'
import { Column } from '../basics.tsx'
import { Notice } from './notice.tsx'

export const meta = { title: 'Gravidade' }

const kinds = [
  ['info', <LuInfo key="icon" />, 'A base foi atualizada hoje às 6h.'],
  ['success', <LuCircleCheck key="icon" />, 'O relatório está pronto.'],
  ['warning', <LuTriangleAlert key="icon" />, 'Restam dez consultas neste mês.'],
  ['danger', <LuCircleX key="icon" />, 'A fonte não respondeu.'],
] as const

export default () => (
  <Column>
    {kinds.map(([palette, icon, text]) => (
      <Notice key={palette} icon={icon} title={text} colorPalette={palette} />
    ))}
  </Column>
)
