import { chakra } from '@chakra-ui/react'
import { LuCircleCheck, LuFileDown, LuSearch, LuTriangleAlert, LuUserPlus } from 'react-icons/lu'
import { Panel } from '@/ui/page/panel.tsx'
import { findCastMember } from '../../parts/cast.ts'

const events = [
  { time: '14:32', text: 'Lote com 240 CEPs concluído', icon: LuCircleCheck, palette: 'success' },
  { time: '13:50', text: 'Resultado exportado para planilha', icon: LuFileDown, palette: 'info' },
  { time: '11:17', text: 'Uma fonte demorou a responder', icon: LuTriangleAlert, palette: 'warning' },
  { time: '10:04', text: 'Primeira consulta do dia', icon: LuSearch, palette: 'primary' },
  {
    time: '09:41',
    text: `${findCastMember('caetano').name} entrou na equipe`,
    icon: LuUserPlus,
    palette: 'secondary',
  },
] as const

/** The events of today, latest first. */
export function Timeline() {
  return (
    <Panel title="Hoje">
      <chakra.ol css={lineCss}>
        {events.map(({ time, text, icon: Icon, palette }) => (
          <chakra.li key={time} colorPalette={palette}>
            <i>
              <Icon aria-hidden="true" />
            </i>
            <span>{text}</span>
            <time>{time}</time>
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  )
}

const lineCss = {
  listStyleType: 'none',
  '& li': { position: 'relative', display: 'flex', alignItems: 'flex-start', gap: '3', pb: '4' },
  '& li:last-of-type': { pb: '0' },
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetStart: '13.5px',
    top: '28px',
    bottom: '0',
    width: '1px',
    bg: 'border',
  },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    flexShrink: 0,
    borderRadius: 'full',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
  '& span': { flex: '1', minW: '0', pt: '1' },
  '& time': { color: 'fg.muted', textStyle: 'small', pt: '1.5', fontVariantNumeric: 'tabular-nums' },
} as const
