import { LuCalendarClock, LuGift, LuWifiOff } from 'react-icons/lu'
import { Column } from '../basics.tsx'
import { Notice } from './notice.tsx'

export const meta = { title: 'Tamanhos', description: 'Com o ícone do assunto.' }

const sizes = [
  ['sm', <LuWifiOff key="icon" />, 'Sem conexão: o que você escreve fica guardado.'],
  ['md', <LuGift key="icon" />, 'Você ganhou dez consultas neste mês.'],
  ['lg', <LuCalendarClock key="icon" />, 'O contrato termina em trinta dias.'],
] as const

const look = { variant: 'surface', colorPalette: 'secondary' } as const

/** Icons of the subject instead of those of the severity. */
export default () => (
  <Column>
    {sizes.map(([size, icon, text]) => (
      <Notice key={size} size={size} icon={icon} title={text} {...look} />
    ))}
  </Column>
)
