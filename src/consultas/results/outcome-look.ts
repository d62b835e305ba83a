import type { Severity } from '@manifest/schema/result.ts'
import type { IconType } from 'react-icons'
import { LuCheck, LuCircleAlert, LuCircleX, LuFileWarning, LuSearchX, LuTriangleAlert } from 'react-icons/lu'
import type { Outcome } from '../outcome.ts'

export type Look = { icon: IconType; color: string }

/** The icons of outcomes in rails. An answer has no tone of its own: only findings have one. */
export const outcomeLooks: Record<Outcome['status'], Look> = {
  found: { icon: LuCheck, color: 'fg.muted' },
  incomplete: { icon: LuFileWarning, color: 'warning.fg' },
  'not-found': { icon: LuSearchX, color: 'fg.muted' },
  failed: { icon: LuCircleX, color: 'danger.fg' },
}

/** The icons of complete answers by the tone of their worst finding. `colorPalette` is that of `severityProps`. */
export const toneLooks: Partial<Record<Severity, Look>> = {
  danger: { icon: LuCircleAlert, color: 'danger.fg' },
  orange: { icon: LuCircleAlert, color: 'colorPalette.fg' },
  warning: { icon: LuTriangleAlert, color: 'warning.fg' },
  success: { icon: LuCheck, color: 'success.fg' },
}

/** What screen readers hear of the same tones. */
export const toneTexts: Partial<Record<Severity, string>> = {
  danger: 'com achado grave',
  orange: 'com achado grave',
  warning: 'com achado que pede atenção',
}
