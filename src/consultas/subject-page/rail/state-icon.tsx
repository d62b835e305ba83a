import { chakra, Spinner } from '@chakra-ui/react'
import type { Severity } from '@manifest/schema/result.ts'
import type { ComponentType } from 'react'
import {
  LuCheck,
  LuCircleAlert,
  LuCircleDashed,
  LuCircleX,
  LuClock,
  LuFileWarning,
  LuMinus,
  LuSearchX,
  LuTriangleAlert,
} from 'react-icons/lu'
import { severityProps } from '../../results/severity.ts'
import type { SectionState } from '../section.ts'

type Look = { icon: ComponentType; color: string }

const looks: Record<Exclude<SectionState, 'pending'>, Look> = {
  'not-queried': { icon: LuCircleDashed, color: 'fg.subtle' },
  waiting: { icon: LuClock, color: 'fg.subtle' },
  skipped: { icon: LuMinus, color: 'fg.subtle' },
  // An answer has no tone of its own. Only findings have one.
  found: { icon: LuCheck, color: 'fg.muted' },
  incomplete: { icon: LuFileWarning, color: 'warning.fg' },
  'not-found': { icon: LuSearchX, color: 'fg.muted' },
  failed: { icon: LuCircleX, color: 'danger.fg' },
}

/** The looks of complete answers by the tone of their worst finding. */
const looksByTone: Partial<Record<Severity, Look>> = {
  danger: { icon: LuCircleAlert, color: 'danger.fg' },
  orange: { icon: LuCircleAlert, color: 'colorPalette.fg' },
  warning: { icon: LuTriangleAlert, color: 'warning.fg' },
  success: { icon: LuCheck, color: 'success.fg' },
}

/** Shows the state of a section, and the tone of its worst finding. Decorative beside the state in words. */
export function StateIcon({ state, tone }: { state: SectionState; tone: Severity }) {
  if (state === 'pending') return <Spinner size="xs" color="info.fg" aria-hidden="true" data-icon />
  const { icon: Icon, color } = (state === 'found' && looksByTone[tone]) || looks[state]
  return (
    <chakra.span {...severityProps(tone)} color={color} data-icon aria-hidden="true">
      <Icon />
    </chakra.span>
  )
}
